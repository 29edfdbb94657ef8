import type { Booking } from '../../../papers/statements/bookings.ts';
import type { EvidencePlace } from '../../rule.ts';

/** A booking as a place in the working: its day and amount, never its words, which may be nobody's business. */
export const placeOfBooking = (
  { transaction, paper }: Booking,
  what: string,
  expected: string | number | null = null,
): EvidencePlace => ({
  paper,
  page: transaction.page,
  box: transaction.box,
  what: `${what} ${transaction.date}`,
  expected,
  found: transaction.amount,
});
