import { editDistance } from '../../extraction/edit-distance.ts';
import { candidatesNamed } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';
import type { Term } from './solve.ts';
import type { Sum } from './sums.ts';

const LEAST_DIGITS = 4;
/** Digits that scanners take for each other. */
const alike = new Set('17 71 38 83 08 80 56 65 68 86 06 60 27 72 35 53 58 85 49 94 14 41'.split(' '));

const digitsIn = (text: string): string | null => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= LEAST_DIGITS && /^[\d.,\-+\s€]+$/.test(text) ? digits : null;
};

/** Whether print that should say one amount may have been read as other digits: one exchanged, one too many or few. */
export function mayBeMisread(raw: string, expected: number): boolean {
  const digits = raw.replace(/\D/g, '');
  const wanted = String(expected);
  if (digits.length !== wanted.length) return editDistance(digits, wanted, 1) === 1;
  const different = [...digits].flatMap((digit, place) =>
    digit === wanted[place] ? [] : [`${digit}${wanted[place]}`],
  );
  return different.length === 1 && alike.has(different[0] ?? '');
}

/**
 * An amount whose print could not be read as one, where the sum of the others says what it must be. Only what stands
 * at the label itself is considered, and only when exactly one place fits.
 */
export function repaired(sheets: readonly Sheet[], field: string, expected: number): Sum | null {
  const near = sheets.flatMap((sheet) => candidatesNamed(sheet, field, { parse: digitsIn, words: 2 }));
  const fitting = near.filter((found) => editDistance(found.value, String(expected), 1) <= 1);
  const [only] = fitting;
  return only && fitting.length === 1 ? { ...only, value: expected, yearly: false, ruled: false } : null;
}

/** Of amounts that do not add up, the one that a single misread digit explains; null where it may be any of several. */
export function misreadAmong<Field extends string>(
  parts: readonly { readonly term: Term<Field>; readonly sum: Sum }[],
): Map<Field, Sum> | null {
  const rest = parts.reduce((total, { term, sum }) => total + term.sign * Math.abs(sum.value), 0);
  const suspects = parts.flatMap(({ term, sum }) => {
    const expected = Math.abs(sum.value) - term.sign * rest;
    return expected > 0 && mayBeMisread(sum.raw, expected) ? [{ field: term.field, expected }] : [];
  });
  const [only] = suspects;
  if (!only || suspects.length !== 1) return null;
  return new Map(
    parts.map(({ term, sum }) => [term.field, term.field === only.field ? { ...sum, value: only.expected } : sum]),
  );
}
