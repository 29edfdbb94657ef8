import { type Draft, isUndecided } from './booking.ts';
import { byContent } from './booking-order.ts';
import { dayCounter } from './day-number.ts';
import { groupBy } from './group-by.ts';

/** Shops take goods back for months; a debit that was returned comes back within days. */
const DAYS_TO_REFUND = 120;
const DAYS_TO_RETURN = 15;
/** Purchases looked through for one refund; more would only matter for somebody who buys there daily. */
const MOST_PURCHASES = 200;

interface Purchase {
  readonly draft: Draft;
  readonly day: number;
  left: number;
}

const isReturn = ({ category }: Draft): boolean => category === 'returned_debit';

/** Refunds by their words are believed already; only what nobody explained is compared with earlier purchases. */
const comesBack = (draft: Draft): boolean =>
  draft.direction === 'in' && (isReturn(draft) || draft.category === 'refund' || isUndecided(draft));

function purchaseOf(back: Draft, day: number, purchases: readonly Purchase[]): Purchase | null {
  const reach = isReturn(back) ? DAYS_TO_RETURN : DAYS_TO_REFUND;
  const { amount } = back.transaction;
  const first = Math.max(0, purchases.length - MOST_PURCHASES);
  for (let at = purchases.length - 1; at >= first; at -= 1) {
    const purchase = purchases[at];
    if (!purchase || day - purchase.day > reach) return null;
    const whole = purchase.left === amount && purchase.left === -purchase.draft.transaction.amount;
    if (isReturn(back) ? whole : purchase.left >= amount) return purchase;
  }
  return null;
}

/** Finds what a credit gives back: the same side was paid before, at least as much. Such money is no income. */
export function matchRefunds(drafts: readonly Draft[]): Draft[] {
  const dayCount = dayCounter();
  const answers = new Map<number, number>();
  const named = drafts.filter(({ party, category }) => party !== '' && category !== 'internal_transfer');
  for (const ofParty of groupBy(named, ({ party }) => party).values()) {
    if (!ofParty.some(comesBack)) continue;
    const purchases: Purchase[] = [];
    for (const draft of ofParty.sort((a, b) => byContent(a.transaction, b.transaction))) {
      const day = dayCount(draft.transaction.date);
      if (draft.direction === 'out') purchases.push({ draft, day, left: -draft.transaction.amount });
      else if (comesBack(draft)) {
        const purchase = purchaseOf(draft, day, purchases);
        if (!purchase) continue;
        purchase.left -= draft.transaction.amount;
        answers.set(draft.index, purchase.draft.index);
      }
    }
  }
  return drafts.map((draft): Draft => {
    const original = answers.get(draft.index);
    if (original === undefined) return draft;
    if (!isUndecided(draft)) return { ...draft, answers: original };
    const why = { rule: 'pair', evidence: 'paid before' } as const;
    return { ...draft, category: 'refund', why, confidence: 0.75, answers: original };
  });
}
