import type { Box } from '../../evidence/geometry.ts';
import type { BalanceMention } from './balance-mentions.ts';
import type { Placing } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { Money } from './money-words.ts';
import type { TotalKind } from './other-lines.ts';

/** A booking as it is printed, before signs and years are known. */
export interface BookingRow {
  readonly booked: DayWord;
  readonly valued: DayWord | null;
  readonly money: Money;
  /** Side that its column stands for; null where there is one column for both. */
  readonly side: 'debit' | 'credit' | null;
  readonly balance: Money | null;
  /** Further amounts on its line that could be meant instead. */
  readonly others: readonly Money[];
  readonly text: readonly string[];
  readonly code: string | null;
  readonly page: number;
  readonly box: Box;
  /** Place of its first line in the paper, and of all of them. */
  readonly index: number;
  readonly lines: readonly number[];
}

export interface TotalLine {
  readonly kind: Exclude<TotalKind, 'both'>;
  readonly cents: number;
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
}

export type Entry =
  | { readonly kind: 'row'; readonly row: BookingRow }
  | { readonly kind: 'balance'; readonly mention: BalanceMention }
  | { readonly kind: 'total'; readonly total: TotalLine }
  | { readonly kind: 'empty' };

/** Choices that a layout leaves open; the sums decide between them. */
export interface Manner {
  readonly placing: Placing;
  /** Whether amounts are told by captions or the end of the line, or stand right behind the dates with the text after them. */
  readonly amounts: 'by-place' | 'behind-days';
  /** Where no caption names the amounts: whether the last one of a line is the booking or the balance after it. */
  readonly last: 'amount' | 'balance';
  /** Whether an amount on a line of its own belongs to the date above or below it. */
  readonly loose: 'above' | 'below';
  /** Whether columns tell expense from income, or the marks alone in columns that are set too loosely. */
  readonly sides: 'by-column' | 'by-mark';
  /** Whether every booking prints its day, or only the first of each day. */
  readonly days: 'each' | 'once';
  /** Whether what is called a carry with a text below it is one, or a transfer between accounts. */
  readonly carries: 'always' | 'without-text';
}
