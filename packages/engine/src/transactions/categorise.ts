import { bookingOf, type Draft } from './booking.ts';
import type { AccountTransaction, CategoriseContext, Categorised } from './categorised.ts';
import { employerBy } from './employer-party.ts';
import { judgeBooking } from './judge-booking.ts';
import { matchRefunds } from './match-refunds.ts';
import { ownershipBy } from './own-party.ts';
import { pairTransfers } from './pair-transfers.ts';
import { withParties } from './parties.ts';
import { regularPay } from './regular-pay.ts';

const resultOf = (draft: Draft): Categorised => ({
  transaction: draft.transaction,
  category: draft.category,
  why: draft.why,
  confidence: draft.confidence,
  private: draft.private,
  extra: draft.extra,
  party: draft.party,
  answers: draft.answers,
});

/**
 * What each booking is, in the order given: first by what it says itself (own account, code, payer, words), then by
 * what stands beside it (the other leg, the purchase given back), last by its return month after month.
 */
export function categorise(transactions: readonly AccountTransaction[], context: CategoriseContext): Categorised[] {
  const ownershipOf = ownershipBy(context);
  const employerOf = employerBy(context.employerNames);
  const judged = transactions.map((transaction, index) => {
    const booking = bookingOf(transaction, index);
    return judgeBooking(booking, ownershipOf(booking), employerOf(booking));
  });
  const paired = pairTransfers(withParties(judged));
  return regularPay(matchRefunds(paired), context.today).map(resultOf);
}
