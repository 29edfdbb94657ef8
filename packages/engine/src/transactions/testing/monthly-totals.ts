import { type Category, type IncomeCategory, incomeCategories } from '../category.ts';
import type { Stream } from '../streams/stream.ts';

/** Cents a month of what still comes or goes; a category without any is 0. */
export type Totals<Name extends Category> = Readonly<Record<Name, number>>;

const sumOf = (streams: readonly Stream[], category: Category): number =>
  streams
    .filter((stream) => stream.category === category && !stream.ended)
    .reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);

export function monthlyIncome(streams: readonly Stream[]): Totals<IncomeCategory> {
  const incoming = streams.filter(({ direction }) => direction === 'in');
  const totals = incomeCategories.map((category) => [category, sumOf(incoming, category)] as const);
  return Object.fromEntries(totals) as Totals<IncomeCategory>;
}

/** Instalments and duties that stay when somebody moves: what affordability takes off. */
export const commitmentCategories = ['loan', 'mortgage', 'alimony_paid', 'garnishment'] as const;

export function monthlyCommitments(streams: readonly Stream[]): Totals<(typeof commitmentCategories)[number]> {
  const outgoing = streams.filter(({ direction }) => direction === 'out');
  const totals = commitmentCategories.map((category) => [category, sumOf(outgoing, category)] as const);
  return Object.fromEntries(totals) as Totals<(typeof commitmentCategories)[number]>;
}
