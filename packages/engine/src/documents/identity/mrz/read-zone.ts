import { numberClassesOf } from '../rules/number-formats.ts';
import { fittedAtEnd, fittedTo, MOST_OFF } from './fit-width.ts';
import { issuerOf } from './issuers.ts';
import { type PartName, partOf, textAt, type ZoneLayout, zoneLayouts } from './layouts.ts';
import { type MendedPart, type Solution, solveZone } from './solve-zone.ts';
import type { Zone } from './zone.ts';
import { textOfLetters, type ZoneLetter } from './zone-letters.ts';
import { withoutDigits } from './zone-names.ts';

export interface ZoneReading {
  readonly zone: Zone;
  /** Parts that another reading, nearly as likely and confirmed as well, has otherwise. */
  readonly uncertain: ReadonlySet<PartName>;
  /** Parts that say something else than was seen, since their digit asks for it. */
  readonly mended: ReadonlySet<MendedPart>;
  readonly cost: number;
  /** Place of the first line among those given. */
  readonly start: number;
}

/** Readings that cost this much more are not in question. */
const CLEAR_LEAD = 1.2;
const MOST_SOLUTIONS = 12;
/** A line that had to be stretched or cut is less likely than one that fits. */
const COST_OF_FITTING = 0.5;

/** The digit over all weighs these otherwise than their own digit does, so that a wrong guess must please both. */
const doublyWatched: ReadonlySet<PartName> = new Set(['birth', 'expiry']);

type Lines = readonly (readonly ZoneLetter[])[];

const hasOnlyNames = (layout: ZoneLayout, line: number): boolean =>
  layout.parts.every((part) => part.span.line !== line) && layout.composite?.line !== line;

/** Every way to cut the lines to the layout's width, as combinations over the lines. */
function fits(lines: Lines, layout: ZoneLayout): Lines[] {
  return lines.reduce<ZoneLetter[][][]>(
    (starts, letters, line) => {
      const ways = hasOnlyNames(layout, line) ? [fittedAtEnd(layout.width, letters)] : fittedTo(layout.width, letters);
      return starts.flatMap((start) => ways.map((way) => [...start, way]));
    },
    [[]],
  );
}

function mayHave(lines: Lines, layout: ZoneLayout): boolean {
  const near = (letters: readonly ZoneLetter[], line: number): boolean => {
    const off = letters.length - layout.width;
    return Math.abs(off) <= MOST_OFF || (hasOnlyNames(layout, line) && off < 0 && letters.length >= layout.width / 2);
  };
  return lines.length === layout.lines && lines.every(near);
}

const firstLetters = new Set(zoneLayouts.flatMap(({ begins }) => [...begins]));

/** The first letter tells passports, visas and cards apart; French cards share their width with those of others. */
function isOfItsKind(lines: Lines, layout: ZoneLayout): boolean {
  const first = lines[0]?.[0]?.letter ?? '';
  const begins = firstLetters.has(first) ? layout.begins.includes(first) : layout.composite !== null;
  const issuer = withoutDigits(textAt(lines.map(textOfLetters), layout.issuer));
  return begins && (layout.format !== 'french_card' || issuer === 'FRA');
}

function solutionsAs(lines: Lines, layout: ZoneLayout): Solution[] {
  const fitting = fits(lines, layout);
  const extra = lines.every((letters) => letters.length === layout.width) ? 0 : COST_OF_FITTING;
  return fitting.flatMap((candidate) => {
    const texts = candidate.map(textOfLetters);
    const issuer = issuerOf(withoutDigits(textAt(texts, layout.issuer)));
    const classes = numberClassesOf(issuer, withoutDigits(textAt(texts, layout.code)));
    const known = classes ? solveZone(candidate, layout, classes, MOST_SOLUTIONS) : [];
    const found = known.length > 0 ? known : solveZone(candidate, layout, null, MOST_SOLUTIONS);
    return found.map((solution) => ({ ...solution, cost: solution.cost + extra }));
  });
}

const partText = (zone: Zone, layout: ZoneLayout, name: PartName): string => {
  const part = partOf(layout, name);
  return part ? textAt(zone.lines, part.span) : '';
};

function settle(solutions: readonly Solution[], start: number): ZoneReading | null {
  const sorted = [...solutions].sort((a, b) => a.cost - b.cost);
  const best = sorted[0];
  const layout = zoneLayouts.find((candidate) => candidate.format === best?.zone.format);
  if (!best || !layout) return null;
  // What was read letter by letter with every digit right needs no rival.
  const rivals = best.cost === 0 ? [] : sorted.filter(({ cost }) => cost < best.cost + CLEAR_LEAD);
  if (rivals.some(({ zone }) => zone.format !== best.zone.format)) return null;
  const differs = (name: PartName): boolean =>
    rivals.some(({ zone }) => partText(zone, layout, name) !== partText(best.zone, layout, name));
  const isWeak = (name: PartName): boolean => !doublyWatched.has(name) && best.guessed.has(name);
  const uncertain = new Set(layout.parts.map(({ name }) => name).filter((name) => differs(name) || isWeak(name)));
  return { zone: best.zone, uncertain, mended: best.mended, cost: best.cost, start };
}

/** Looks for a zone in lines that follow each other, and believes only what all check digits confirm. */
export function readZoneFrom(lines: Lines): ZoneReading | null {
  const readings = lines.flatMap((_, start) =>
    zoneLayouts.flatMap((layout) => {
      const window = lines.slice(start, start + layout.lines);
      if (!mayHave(window, layout) || !isOfItsKind(window, layout)) return [];
      const reading = settle(solutionsAs(window, layout), start);
      return reading ? [reading] : [];
    }),
  );
  return readings.sort((a, b) => a.cost - b.cost)[0] ?? null;
}
