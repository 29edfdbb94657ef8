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

interface Leg {
  readonly draft: Draft;
  readonly day: number;
}
const dayOf = ({ day }: Leg): number => day;

/** The marked one first, then the nearest. */
const distance = (out: Leg, back: Leg): number =>
  Math.abs(out.day - back.day) + (isMarked(back.draft) ? 0 : 2 * DAYS_ON_THE_WAY);

function otherLeg(out: Leg, sameAmount: readonly Leg[]): Leg | null {
  let best: Leg | null = null;
  for (const back of within(sameAmount, dayOf, out.day, DAYS_ON_THE_WAY)) {
    if (!fitTogether(out.draft, back.draft)) continue;
    if (best === null || distance(out, back) < distance(out, best)) best = back;
    if (distance(out, best) === 0) break;
  }
  return best;
}

/** Place of each leg's other leg. */
function partnersOf(drafts: readonly Draft[]): Map<number, number> {
  const dayCount = dayCounter();
  const legs = drafts
    .filter(mayBeLeg)
    .sort((a, b) => byContent(a.transaction, b.transaction))
    .map((draft): Leg => ({ draft, day: dayCount(draft.transaction.date) }));
  const outgoing = legs.filter(({ draft }) => draft.direction === 'out');
  const incoming = legs.filter(({ draft }) => draft.direction === 'in');
  const byAmount = groupBy(incoming, ({ draft }) => draft.transaction.amount);
  const partners = new Map<number, number>();
  const marked = outgoing.filter(({ draft }) => isMarked(draft));
  const others = outgoing.filter(({ draft }) => !isMarked(draft));
  for (const out of [...marked, ...others]) {
    const sameAmount = byAmount.get(-out.draft.transaction.amount) ?? [];
    const back = otherLeg(out, sameAmount);
    if (!back) continue;
    partners.set(out.draft.index, back.draft.index).set(back.draft.index, out.draft.index);
    sameAmount.splice(sameAmount.indexOf(back), 1);
  }
  return partners;
}

/** Movements between two accounts of the same person: equal cents, opposite signs, a few days apart. */
export function pairTransfers(drafts: readonly Draft[]): Draft[] {
  const partners = partnersOf(drafts);
  if (partners.size === 0) return [...drafts];
  return drafts.map((draft): Draft => {
    const answers = partners.get(draft.index);
    if (answers === undefined) return draft;
    if (isMarked(draft)) return { ...draft, answers };
    const why = { rule: 'pair', evidence: 'own accounts' } as const;
    return { ...draft, category: 'internal_transfer', why, confidence: 0.9, extra: false, answers };
  });
}
