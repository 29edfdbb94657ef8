import type { Booking } from '../../../papers/statements/bookings.ts';
import type { EvidencePlace } from '../../rule.ts';
import { placeOfBooking } from './place-of-booking.ts';

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const dayIn = ({ transaction }: Booking): number => Number(transaction.date.slice(8, 10));

/** On each paper that shows no such payment, the rows between which it would stand by the day of the others. */
export function aroundAbsent(bookings: readonly Booking[], isPayment: (booking: Booking) => boolean): EvidencePlace[] {
  const payments = bookings.filter(isPayment);
  if (payments.length === 0) return [];
  const day = middleOf(payments.map(dayIn));
  const paid = new Set(payments.map(({ paper }) => paper));
  const papers = [...new Set(bookings.map(({ paper }) => paper))].filter((paper) => !paid.has(paper));
  return papers.flatMap((paper) => {
    const rows = bookings.filter((booking) => booking.paper === paper);
    const around = [rows.findLast((row) => dayIn(row) <= day), rows.find((row) => dayIn(row) > day)];
    return around.flatMap((row) => (row ? [placeOfBooking(row, 'rent not beside')] : []));
  });
}
