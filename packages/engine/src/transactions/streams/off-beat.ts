import { groupBy } from '../group-by.ts';
import { medianOf } from '../median.ts';
import { gapsOf, monthOf, type Payment } from './payments.ts';

/** Two payments closer than this cannot both be the monthly one. */
const CLOSE = 20;
const FEWEST_MONTHS = 3;

const dayOfMonth = (payment: Payment): number => Number(payment.entries[0]?.booking.transaction.date.slice(8) ?? 1);

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 31 - Math.abs(a - b));

/**
 * Pay that came between two ordinary payments, as a thirteenth salary does that no word calls so. Only where most
 * months have one payment; wages in two parts stay as they are.
 */
export function offBeat(payments: readonly Payment[]): ReadonlySet<Payment> {
  const months = [...groupBy(payments, monthOf).values()];
  const single = months.filter((month) => month.length === 1);
  if (single.length < FEWEST_MONTHS || single.length * 2 <= months.length) return new Set();
  if (gapsOf(payments).every((gap) => gap >= CLOSE)) return new Set();
  const usual = medianOf(single.flat().map(dayOfMonth));
  const crowded = months.filter((month) => month.length > 1);
  return new Set(
    crowded.flatMap((month) => {
      const [, ...others] = month.toSorted((a, b) => apart(dayOfMonth(a), usual) - apart(dayOfMonth(b), usual));
      return others;
    }),
  );
}
