import { type Draft, isUndecided } from './booking.ts';
import { byContent } from './booking-order.ts';
import { dayCounter } from './day-number.ts';
import { groupBy } from './group-by.ts';
import { within } from './within.ts';

const DAYS_ON_THE_WAY = 3;

const isMarked = ({ category }: Draft): boolean => category === 'internal_transfer';
const isOwn = ({ owner }: Draft): boolean => owner === 'own account' || owner === 'own name';
const accountOf = ({ transaction }: Draft): string | null => transaction.account ?? null;

/** A leg must not name somebody else. Money that arrives with nothing but fine words may still be one's own. */
function mayBeLeg(draft: Draft): boolean {
  if (accountOf(draft) === null || draft.owner === 'somebody else' || draft.private) return false;
  if (isMarked(draft) || isUndecided(draft) || draft.category === 'savings') return true;
  return draft.direction === 'in' && draft.why.rule === 'words';
}

function fitTogether(out: Draft, back: Draft): boolean {
  if (accountOf(out) === accountOf(back)) return false;
  if (isUndecided(back) || isMarked(back)) return isMarked(out) || isMarked(back) || isUndecided(out);
  return isOwn(out);
}

/** Movements between two accounts of the same person: equal cents, opposite signs, a few days apart. */
export function pairTransfers(drafts: readonly Draft[]): Draft[] {
  const dayCount = dayCounter();
  const dayOf = ({ transaction }: Draft): number => dayCount(transaction.date);
  const legs = drafts.filter(mayBeLeg).sort((a, b) => byContent(a.transaction, b.transaction));
  const incoming = legs.filter(({ direction }) => direction === 'in');
  const outgoing = legs.filter(({ direction }) => direction === 'out');
  const byAmount = groupBy(incoming, ({ transaction }) => transaction.amount);
  const partners = new Map<number, number>();

  /** The marked one first, then the nearest. */
  const distance = (out: Draft, back: Draft): number =>
    Math.abs(dayOf(out) - dayOf(back)) + (isMarked(back) ? 0 : 2 * DAYS_ON_THE_WAY);

  for (const out of [...outgoing.filter(isMarked), ...outgoing.filter((leg) => !isMarked(leg))]) {
    const near = within(byAmount.get(-out.transaction.amount) ?? [], dayOf, dayOf(out), DAYS_ON_THE_WAY);
    let best: Draft | null = null;
    for (const back of near) {
      if (partners.has(back.index) || !fitTogether(out, back)) continue;
      if (best === null || distance(out, back) < distance(out, best)) best = back;
    }
    if (best) partners.set(out.index, best.index).set(best.index, out.index);
  }

  return drafts.map((draft): Draft => {
    const answers = partners.get(draft.index);
    if (answers === undefined) return draft;
    if (isMarked(draft)) return { ...draft, answers };
    const why = { rule: 'pair', evidence: 'own accounts' } as const;
    return { ...draft, category: 'internal_transfer', why, confidence: 0.9, extra: false, answers };
  });
}
