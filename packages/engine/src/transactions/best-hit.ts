import type { Category } from './category.ts';
import type { Hit, Meaning } from './phrase-index.ts';

/** Who pays says more than what is written, and both say more than a word of many meanings. */
const scores: Readonly<Record<Meaning['source'], Readonly<Record<Meaning['weight'], number>>>> = {
  payer: { decisive: 5, strong: 4, weak: 2 },
  words: { decisive: 5, strong: 3, weak: 1 },
};
const confidences: Readonly<Record<number, number>> = { 5: 0.95, 4: 0.92, 3: 0.88, 2: 0.75, 1: 0.6 };
export const STRONG = 3;

export const scoreOf = ({ meaning }: Hit): number => scores[meaning.source][meaning.weight];
export const confidenceOf = (hit: Hit): number => confidences[scoreOf(hit)] ?? 0;

/** Which of two equally strong meanings is believed. Earlier ones are the more particular. */
const precedence: readonly Category[] = [
  'returned_debit',
  'garnishment',
  'salary',
  'pension',
  'benefit',
  'refund',
  'loan_disbursement',
  'cash_deposit',
  'rent_paid',
  'rent_received',
  'mortgage',
  'alimony_paid',
  'alimony_received',
  'loan',
  'insurance',
  'utilities',
  'tax',
  'cash_withdrawal',
  'savings',
  'investment',
  'gambling',
  'internal_transfer',
  'fees',
  'groceries',
  'shopping',
  'other_income',
  'other_cost',
  'card_payment',
];
const rank = new Map(precedence.map((category, place) => [category, place]));
const rankOf = ({ meaning }: Hit): number => (meaning.means === 'nothing' ? 99 : (rank.get(meaning.means) ?? 99));

export function bestHit(hits: readonly Hit[]): Hit | null {
  let best: Hit | null = null;
  for (const hit of hits) {
    if (hit.meaning.means === 'nothing') continue;
    const lead = best === null ? 1 : scoreOf(hit) - scoreOf(best);
    if (best === null || lead > 0 || (lead === 0 && rankOf(hit) < rankOf(best))) best = hit;
  }
  return best;
}

/** What a wide meaning narrows to: `salary` as banks label every pay, say, to the pension that the text names. */
export function narrowed(
  wide: Category,
  may: readonly Category[] | undefined,
  hits: readonly Hit[],
): { readonly category: Category; readonly phrase: string } | null {
  if (!may) return null;
  const possible = [wide, ...may];
  const direct = bestHit(hits.filter(({ meaning }) => possible.some((category) => category === meaning.means)));
  if (direct && direct.meaning.means !== 'nothing' && scoreOf(direct) >= STRONG) {
    return { category: direct.meaning.means, phrase: direct.phrase };
  }
  // Nobody earns wages from an office that pays pensions and benefits.
  const office = wide === 'salary' ? hits.find(({ meaning }) => meaning.may?.some((one) => may.includes(one))) : null;
  const category = office?.meaning.may?.find((one) => may.includes(one));
  return office && category ? { category, phrase: office.phrase } : null;
}
