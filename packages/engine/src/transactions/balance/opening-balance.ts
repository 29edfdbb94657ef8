import { groupBy } from '../group-by.ts';
import type { AccountSpan } from './account-span.ts';

type Row = AccountSpan['transactions'][number];

/**
 * The balance with which a day begins, found without relying on the order of its rows: every balance is also the one
 * before another row, except the first. Null where the rows do not form one chain.
 */
function openingOfDay(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>();
  const count = (balance: number, by: number): void => {
    counts.set(balance, (counts.get(balance) ?? 0) + by);
  };
  for (const { balance, amount } of rows) {
    if (balance === null) return null;
    count(balance - amount, 1);
    count(balance, -1);
  }
  const [opening, ...others] = [...counts].filter(([, times]) => times > 0);
  // A day that ends as it began leaves nothing over; another day will tell.
  return opening && opening[1] === 1 && others.length === 0 ? opening[0] : null;
}

const total = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The balance before the first booking: printed, or found from the closing one or from the balances of any day. */
export function openingBalance({ opening, closing, transactions }: AccountSpan): number | null {
  if (opening !== null) return opening;
  if (closing !== null) return closing - total(transactions);
  const days = [...groupBy(transactions, ({ date }) => date)].sort(([a], [b]) => (a < b ? -1 : 1));
  let before = 0;
  for (const [, rows] of days) {
    const ofDay = openingOfDay(rows);
    if (ofDay !== null) return ofDay - before;
    before += total(rows);
  }
  return null;
}
