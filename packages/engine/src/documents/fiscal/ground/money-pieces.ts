import { around, type Box } from '../../../evidence/geometry.ts';
import type { PagedWord } from '../../recognise/page-text.ts';

/** An amount of a form and the pieces it is printed in. */
export interface MoneyRun {
  readonly cents: number;
  readonly words: readonly PagedWord[];
  readonly box: Box;
}

export interface MoneyStyle {
  /** Forms that print whole euros without decimals. */
  readonly whole?: boolean;
  /** Forms with a narrow column of its own for the cents. */
  readonly centsColumn?: boolean;
}

/** Gap in letter sizes before a `,00` that the form itself prints. */
export const PRINTED_GAP = 4;
export const printedDecimals = /^,\d{2}$/;
export const euros = /^[-−–]?(?:\d{1,3}(?:\.\d{3})+|\d+)$/;

export const gapOf = (left: PagedWord, right: PagedWord): number =>
  (right.box.left - left.box.right) / Math.max(left.size, right.size, 1);

export const alikeInSize = (a: PagedWord, b: PagedWord): boolean =>
  Math.max(a.size, b.size) <= Math.min(a.size, b.size) * 1.25;

export const centsOf = (whole: string, decimals: string): number => {
  const value = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals);
  return /^[-−–]/.test(whole) ? -value || 0 : value;
};

export const runOf = (cents: number, words: readonly PagedWord[]): MoneyRun => ({
  cents,
  words,
  box: around(words.map((word) => word.box)),
});
