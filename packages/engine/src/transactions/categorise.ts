import { bookingOf, type Draft } from './booking.ts';
import type { AccountTransaction, CategoriseContext, Categorised } from './categorised.ts';
import { employerBy } from './employer-party.ts';
import { judgeBooking } from './judge-booking.ts';
import { matchRefunds } from './match-refunds.ts';
import { ownershipBy } from './own-party.ts';
import { pairTransfers } from './pair-transfers.ts';
import { partyBy } from './parties.ts';
import { regularPay } from './regular-pay.ts';

const resultOf = (draft: Draft): Categorised => ({
  transaction: draft.transaction,
  category: draft.category,
  why: draft.why,
  confidence: draft.confidence,
  private: draft.private,
  extra: draft.extra,
  party: draft.party,
  counterparty: draft.private ? null : draft.counterparty,
  answers: draft.answers,
});

/**
 * What each booking is, in the order given: first by what it says itself (own account, code, payer, words), then by
 * what stands beside it (the other leg, the purchase given back), last by its return month after month.
 */
export function categorise(transactions: readonly AccountTransaction[], context: CategoriseContext): Categorised[] {
  const ownershipOf = ownershipBy(context);
  const employerOf = employerBy(context.employerNames);
  const bookings = transactions.map(bookingOf);
  const partyOf = partyBy(bookings);
  const judged = bookings.map((booking) => {
    const employer = employerOf(booking);
    return judgeBooking(booking, { owner: ownershipOf(booking), employer, party: partyOf(booking, employer) });
  });
  return regularPay(matchRefunds(pairTransfers(judged)), context.today).map(resultOf);
}
