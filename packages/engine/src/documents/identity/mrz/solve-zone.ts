import { weightedSum731 as weightedSum } from '@vesta/domain/identifiers/check-731';
import { hasBlindPlace } from './blind-places.ts';
import { isPartPlausible } from './check-zone.ts';
import type { CheckedPart, PartName, Span, ZoneLayout } from './layouts.ts';
import { parseAs } from './parse-zone.ts';
import { DIGITS, signClasses } from './sign-classes.ts';
import { type Variant, variantsOf } from './variants.ts';
import { isConfirmed, type Zone } from './zone.ts';
import type { ZoneLetter } from './zone-letters.ts';

export interface Solution {
  readonly zone: Zone;
  /** How far the reading departs from what was seen; 0 is letter by letter. */
  readonly cost: number;
  /** Parts with a sign exchanged that the reader had not doubted, or doubted and no digit can tell. */
  readonly guessed: ReadonlySet<PartName>;
  /** Parts that a reader saw otherwise, without a doubt of its own, and that were put right because their digit says so. */
  readonly mended: ReadonlySet<MendedPart>;
}

/** The digit over all may have been exchanged as well. */
export type MendedPart = PartName | 'composite';

const MOST_EDITS = 3;
const MOST_COST = 5.5;
/** With this many readings of each part the likely ones are all there. */
const READINGS_PER_PART = 8;
const MOST_COMBINATIONS = 4_000;

const editsIn = (part: CheckedPart): number => (part.digit ? 2 : 1);

/** The letter and the digit look the same in these zones, so that being sure of one says nothing against the other. */
const twins: Readonly<Record<string, string>> = { O: '0', 0: 'O' };
const SURE_OF_NEITHER = 0.9;

/** In free data both may stand, and only the digit over all tells which. */
const unsureOfTwins = (seen: ZoneLetter): ZoneLetter => {
  const twin = twins[seen.letter];
  if (!twin) return seen;
  return { ...seen, confidence: Math.min(SURE_OF_NEITHER, seen.confidence), others: twin + seen.others };
};

/** The readings of one part that its own digit allows. A part without digit is left to the digit over all. */
function readingsOf(part: CheckedPart, lines: readonly (readonly ZoneLetter[])[], classes: string[][]): Variant[] {
  const { line, from, to } = part.span;
  const letters = (lines[line] ?? []).slice(from, to);
  const seen = part.digit ? letters : letters.map(unsureOfTwins);
  const allowed = (classes[line] ?? []).slice(from, to);
  const all = variantsOf(seen, allowed, part.name === 'rest' ? 0 : editsIn(part));
  return all.filter((variant) => isPartPlausible(part, variant.text)).slice(0, READINGS_PER_PART);
}

interface Combination {
  readonly variants: readonly Variant[];
  readonly cost: number;
  readonly edits: number;
  /** What the signs so far add to the digit over all. */
  readonly sum: number;
  readonly length: number;
}

const nothing: Combination = { variants: [], cost: 0, edits: 0, sum: 0, length: 0 };

function extend(start: Combination, variant: Variant): Combination {
  return {
    variants: [...start.variants, variant],
    cost: start.cost + variant.cost,
    edits: start.edits + variant.edits,
    sum: start.sum + weightedSum(variant.text, start.length),
    length: start.length + variant.text.length,
  };
}

/** Readings of all parts together, the likeliest first; too many departures at once are no reading any more. */
function combine(readings: readonly Variant[][]): Combination[] {
  let combinations: Combination[] = [nothing];
  for (const variants of readings) {
    combinations = combinations
      .flatMap((start) => variants.map((variant) => extend(start, variant)))
      .filter(({ edits, cost }) => edits <= MOST_EDITS && cost <= MOST_COST)
      .sort((one, two) => one.cost - two.cost)
      .slice(0, MOST_COMBINATIONS);
  }
  return combinations;
}

function likeliest(letters: readonly ZoneLetter[], allowed: readonly string[]): string {
  return letters
    .map((letter, place) => variantsOf([letter], [allowed[place] ?? ''], 0)[0]?.text ?? letter.letter)
    .join('');
}

function withText(lines: readonly string[], { line, from, to }: Span, text: string): string[] {
  return lines.map((old, index) => (index === line ? old.slice(0, from) + text + old.slice(to) : old));
}

/** The signs that the digit over all may be, as they were seen; one reading where the layout has no such digit. */
function compositeReadings(lines: readonly (readonly ZoneLetter[])[], layout: ZoneLayout): (Variant | null)[] {
  const span = layout.composite;
  if (!span) return [null];
  return variantsOf((lines[span.line] ?? []).slice(span.from, span.to), [DIGITS], 1);
}

/** Everything that lines of this layout may say with all check digits right, the likeliest first. */
export function solveZone(
  lines: readonly (readonly ZoneLetter[])[],
  layout: ZoneLayout,
  numberClasses: readonly string[] | null,
  most: number,
): Solution[] {
  const classes = signClasses(layout, numberClasses);
  const plain = lines.map((letters, index) => likeliest(letters, classes[index] ?? []));
  const last = compositeReadings(lines, layout);
  const solutions: Solution[] = [];
  for (const { variants, cost, sum, edits } of combine(layout.parts.map((part) => readingsOf(part, lines, classes)))) {
    const digit = last.find((variant) => variant === null || variant.text === String(sum % 10));
    if (digit === undefined || edits + (digit?.edits ?? 0) > MOST_EDITS) continue;
    const withParts = layout.parts.reduce(
      (old, part, index) => withText(old, part.span, variants[index]?.text ?? ''),
      plain,
    );
    const whole = layout.composite && digit ? withText(withParts, layout.composite, digit.text) : withParts;
    const zone = parseAs(whole, layout);
    if (!isConfirmed(zone)) continue;
    const guessed = layout.parts.filter((part, index) => {
      const { line, from, to } = part.span;
      const variant = variants[index];
      const seen = (lines[line] ?? []).slice(from, to);
      return (
        variant && (variant.guesses > 0 || hasBlindPlace(variant.text, seen, (classes[line] ?? []).slice(from, to)))
      );
    });
    const mended = layout.parts.filter((_, index) => (variants[index]?.guesses ?? 0) > 0).map(({ name }) => name);
    solutions.push({
      zone,
      cost: cost + (digit?.cost ?? 0),
      guessed: new Set(guessed.map(({ name }) => name)),
      mended: new Set<MendedPart>(digit && digit.guesses > 0 ? [...mended, 'composite'] : mended),
    });
  }
  return solutions.sort((one, two) => one.cost - two.cost).slice(0, most);
}
