import { groupBy } from '../group-by.ts';
import { medianOf } from '../median.ts';
import { gapsOf, monthOf, type Payment } from './payments.ts';
import type { Rhythm, StreamWhy } from './stream.ts';

const DAYS_PER_MONTH = 365.25 / 12;
/** Payments a month. */
const factors: Readonly<Record<Exclude<Rhythm, 'irregular'>, number>> = {
  weekly: 52 / 12,
  fortnightly: 26 / 12,
  monthly: 1,
  bimonthly: 1 / 2,
  quarterly: 1 / 3,
  yearly: 1 / 12,
};

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Two payments in each month rather than one every fourteen days: the parts of a month are added up. */
function sumOfParts(payments: readonly Payment[]): number | null {
  const months = [...groupBy(payments, monthOf).values()].filter((parts) => parts.length === 2);
  return months.length > 0 && medianOf(gapsOf(payments)) !== 14 ? medianOf(months.map(sumOf)) : null;
}

/** What a stream comes to in a month, in cents. */
export function monthlyAmountOf(
  payments: readonly Payment[],
  rhythm: Rhythm,
  daysSeen: number,
): { readonly cents: number; readonly by: StreamWhy['amount'] } {
  if (rhythm === 'irregular') {
    const months = Math.max(1, daysSeen / DAYS_PER_MONTH);
    return { cents: Math.round(sumOf(payments) / months), by: 'average' };
  }
  const parts = rhythm === 'fortnightly' ? sumOfParts(payments) : null;
  if (parts !== null) return { cents: parts, by: 'sum' };
  return { cents: Math.round(medianOf(payments.map(({ amount }) => amount)) * factors[rhythm]), by: 'median' };
}
