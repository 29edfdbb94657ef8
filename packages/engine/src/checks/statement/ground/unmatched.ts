import { daysBetween } from '@vesta/domain/dates/add-days';
import type { Booking } from '../../../papers/statements/bookings.ts';

/** Booking and value may lie this many days apart. */
const DAYS_APART = 3;

/** Bookings of the first list that the second one has no equal for, each one used once. */
export function unmatched(list: readonly Booking[], other: readonly Booking[]): Booking[] {
  const byAmount = new Map<number, Booking[]>();
  for (const booking of other) {
    const { amount } = booking.transaction;
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), booking]);
  }
  return list.filter(({ transaction }) => {
    const candidates = byAmount.get(transaction.amount) ?? [];
    const place = candidates.findIndex(
      (candidate) => Math.abs(daysBetween(candidate.transaction.date, transaction.date) ?? 99) <= DAYS_APART,
    );
    if (place < 0) return true;
    candidates.splice(place, 1);
    return false;
  });
}
