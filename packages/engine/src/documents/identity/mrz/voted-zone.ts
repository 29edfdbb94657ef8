import { type PartName, partOf, type Span, textAt, zoneLayouts } from './layouts.ts';
import { mean, type PlacedZone } from './placed-zone.ts';
import type { MendedPart } from './solve-zone.ts';
import { withoutDigits, writeNames } from './zone-names.ts';

export interface Names {
  readonly surname: string;
  readonly givenNames: string;
}

/** Names that readers differ about are no surer than this. */
const DISPUTED = 0.6;
const AGREED = 0.9;

const isSame = (a: Names, b: Names): boolean => a.surname === b.surname && a.givenNames === b.givenNames;

/** Whether two readers at least say the same of the names. */
export const isAgreed = (readings: readonly PlacedZone[], moreNames: readonly Names[]): boolean => {
  const votes: Names[] = [...readings.map(({ zone }) => zone), ...moreNames];
  return readings.some(({ zone }) => votes.filter((vote) => isSame(vote, zone)).length > 1);
};

const trimmed = (line: string): string => withoutDigits(line).replace(/<+$/, '');

/**
 * Whether every letter of the names was seen by a second reader: one may have missed this letter and another that. Lines
 * of another length are no witnesses, for nobody knows which of their letters is which.
 */
export function bornOutLetterByLetter(line: string, witnesses: readonly string[]): boolean {
  const own = trimmed(line);
  const others = witnesses.map(trimmed).filter(({ length }) => length === own.length);
  return others.length > 1 && [...own].every((letter, place) => others.some((other) => other.charAt(place) === letter));
}

export const namesSpanOf = ({ zone }: PlacedZone): Span | null =>
  zoneLayouts.find(({ format }) => format === zone.format)?.names ?? null;
const namesLineOf = (placed: PlacedZone): number | null => namesSpanOf(placed)?.line ?? null;

const doubt = (zone: PlacedZone): number => zone.cost + zone.uncertain.size - mean(zone.lineConfidence) / 10;

const withConfidence = (placed: PlacedZone, change: (confidence: number) => number): PlacedZone => ({
  ...placed,
  lineConfidence: placed.lineConfidence.map((confidence, line) =>
    line === namesLineOf(placed) ? change(confidence) : confidence,
  ),
});

/** The same zone with the names as another reading has them. */
function withNamesOf(placed: PlacedZone, other: PlacedZone): PlacedZone {
  const line = namesLineOf(placed);
  const lines = placed.zone.lines.map((text, index) => (index === line ? (other.zone.lines[index] ?? text) : text));
  const { surname, givenNames, namesMayBeCut } = other.zone;
  return { ...placed, zone: { ...placed.zone, lines, surname, givenNames, namesMayBeCut } };
}

/**
 * The same zone with the names that two other looks saw alike: one that is alone with its names has mistaken their
 * print.
 */
export function outvoted(placed: PlacedZone, words: readonly Names[], third: Names): PlacedZone | null {
  const span = namesSpanOf(placed);
  if (!span || third.surname === '' || third.givenNames === '') return null;
  if (!words.some((names) => isSame(names, third))) return null;
  const written = writeNames(third.surname, third.givenNames, span.to - span.from);
  const lines = placed.zone.lines.map((line, index) =>
    index === span.line ? line.slice(0, span.from) + written + line.slice(span.to) : line,
  );
  const { surname, givenNames } = third;
  const zone = { ...placed.zone, surname, givenNames, lines };
  return withConfidence({ ...placed, zone }, (confidence) => Math.max(confidence, AGREED));
}

function partText({ zone }: PlacedZone, name: PartName): string {
  const layout = zoneLayouts.find(({ format }) => format === zone.format);
  const part = layout ? partOf(layout, name) : null;
  return part ? textAt(zone.lines, part.span) : '';
}

/** Whether another reader saw what this one had to put right: then it was misread, and is right as it stands. */
const isSeen = (best: PlacedZone, readings: readonly PlacedZone[], part: MendedPart): boolean =>
  readings.some(
    (other) =>
      other !== best &&
      !other.mended.has(part) &&
      (part === 'composite' || partText(other, part) === partText(best, part)),
  );

/** Whose names are worth no more than this has no say in what another saw clearly. */
const UNHEARD = 0.5;
const CLEAR = 0.9;

const surenessOfNames = (placed: PlacedZone): number => placed.lineConfidence[namesLineOf(placed) ?? -1] ?? 0;

/** Whether one reader saw the names clearly and all others could not read them. */
const alone = (best: PlacedZone, readings: readonly PlacedZone[]): boolean =>
  surenessOfNames(best) >= CLEAR && readings.every((one) => one === best || surenessOfNames(one) < UNHEARD);

/**
 * Looks of several kinds saw the same zone. What two of them say of a part settles it. No digit watches over the names:
 * two must say the same, or none is believed without a witness.
 */
export function votedZone(readings: readonly PlacedZone[], moreNames: readonly Names[]): PlacedZone | null {
  const [best] = readings.toSorted((a, b) => doubt(a) - doubt(b));
  if (!best || readings.length + moreNames.length < 2) return best ?? null;
  const alike = readings.filter(({ zone }) => zone.format === best.zone.format);
  const isShared = (part: PartName): boolean =>
    alike.filter((other) => partText(other, part) === partText(best, part)).length > 1;
  const settled: PlacedZone = {
    ...best,
    uncertain: new Set([...best.uncertain].filter((part) => !isShared(part))),
    mended: new Set([...best.mended].filter((part) => !isSeen(best, alike, part))),
  };
  const votes: Names[] = [...readings.map(({ zone }) => zone), ...moreNames];
  const supporters = (names: Names): number => votes.filter((vote) => isSame(vote, names)).length;
  const winner = [best, ...readings].find(({ zone }) => supporters(zone) > 1 && zone.format === best.zone.format);
  if (!winner && alone(best, readings) && moreNames.length === 0) return settled;
  if (!winner) return withConfidence(settled, (confidence) => Math.min(confidence, DISPUTED));
  return withConfidence(withNamesOf(settled, winner), (confidence) => Math.max(confidence, AGREED));
}
