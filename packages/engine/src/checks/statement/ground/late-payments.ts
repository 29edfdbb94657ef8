import type { Understood } from '../../../papers/statements/understood.ts';
import { medianOf } from '../../../transactions/median.ts';

const PUNCTUAL_DAYS = 5;
const MONTH = 31;

/** Payments more than five days away from the usual day of the month, whose end and beginning are neighbours. */
export function latePayments(payments: readonly Understood[]): number {
  const days = payments.map(({ transaction }) => Number(transaction.date.slice(8)));
  // Turned by half a month where the days lie around its end, so that the 30th and the 2nd have a middle.
  const turned =
    Math.max(...days) - Math.min(...days) > MONTH / 2 ? days.map((day) => (day + MONTH / 2) % MONTH) : days;
  const usual = medianOf(turned);
  return turned.filter((day) => Math.abs(day - usual) > PUNCTUAL_DAYS).length;
}
