import type { Category } from '../../transactions/category.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import type { BankHistory } from './history.ts';

/** A payment that calls itself something else is not the rent, even where it costs the same. */
const notRent: ReadonlySet<Category> = new Set<Category>([
  'loan',
  'mortgage',
  'alimony_paid',
  'insurance',
  'tax',
  'utilities',
]);
const SAME = 0.02;

/** Rent that is still paid: called so, or as much as the applicant says month after month. */
export function rentStreams({ streams }: BankHistory, declared: number): Stream[] {
  const paid = streams.filter(({ direction, ended }) => direction === 'out' && !ended);
  const named = paid.filter(({ category }) => category === 'rent_paid');
  if (named.length > 0) return named;
  return paid.filter(
    ({ category, rhythm, monthlyAmount }) =>
      rhythm === 'monthly' && !notRent.has(category) && Math.abs(monthlyAmount - declared) <= declared * SAME,
  );
}
