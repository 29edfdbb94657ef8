import type { BalanceMention } from './balance-mentions.ts';
import type { BookingRow } from './booking-row.ts';
import type { Section } from './section.ts';

/** A booking with its sign. Null is open: nothing printed says which. */
export interface LedgerRow {
  readonly row: BookingRow;
  readonly cents: number | null;
  readonly balance: number | null;
}

export interface Ledger {
  readonly section: Section;
  /** Oldest first, whichever way the paper prints them. */
  readonly rows: readonly LedgerRow[];
  readonly opening: BalanceMention | null;
  readonly closing: BalanceMention | null;
}

/** A balance known after so many bookings. */
export interface Known {
  readonly after: number;
  readonly cents: number;
}

/** Balances printed beside bookings and between them, in the order of the bookings. */
export function knownBalances(rows: readonly LedgerRow[], section: Section, reversed: boolean): Known[] {
  const beside = rows.flatMap((row, index) => (row.balance === null ? [] : [{ after: index + 1, cents: row.balance }]));
  const between = reversed
    ? []
    : section.checkpoints.map(({ before, mention }) => ({ after: before, cents: mention.cents }));
  return [...beside, ...between].sort((a, b) => a.after - b.after);
}

export const sumOf = (rows: readonly LedgerRow[]): number | null => {
  let sum = 0;
  for (const row of rows) {
    if (row.cents === null) return null;
    sum += row.cents;
  }
  return sum;
};

const opposite = (mention: BalanceMention): BalanceMention => ({ ...mention, cents: -mention.cents || 0 });

/** Every reading of a balance, likeliest first: one that merely stands below a column may be of the other side. */
export const readingsOf = (mentions: readonly BalanceMention[]): BalanceMention[] => [
  ...mentions,
  ...mentions.filter((mention) => !mention.sure && mention.cents !== 0).map(opposite),
];

/** The printed pair of balances that the bookings lead from and to; null where none does. */
export function fittingBalances(section: Section, sum: number): readonly [BalanceMention, BalanceMention] | null {
  for (const opening of readingsOf(section.openings)) {
    const closing = readingsOf(section.closings).find((mention) => opening.cents + sum === mention.cents);
    if (closing) return [opening, closing];
  }
  return null;
}
