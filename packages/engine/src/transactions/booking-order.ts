import type { AccountTransaction } from './categorised.ts';

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** An order that depends on the bookings alone, so that no answer depends on how a list happened to be sorted. */
export const byContent = (a: AccountTransaction, b: AccountTransaction): number =>
  compare(a.date, b.date) ||
  compare(a.amount, b.amount) ||
  compare(a.description, b.description) ||
  compare(a.counterparty ?? '', b.counterparty ?? '') ||
  compare(a.account ?? '', b.account ?? '') ||
  compare(a.balance ?? 0, b.balance ?? 0);
