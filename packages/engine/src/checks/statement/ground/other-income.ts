import { type IncomeSource, isIncomeSource } from '@vesta/domain/income/sources';
import type { BankHistory } from '../../../papers/statements/history.ts';
import type { Category } from '../../../transactions/category.ts';
import type { Stream } from '../../../transactions/streams/stream.ts';

const besideSalary: readonly Category[] = [
  'pension',
  'benefit',
  'rent_received',
  'alimony_received',
  'investment',
  'other_income',
];

/** What somebody lives from by their own account of themselves is not other income. */
const ownKinds: Readonly<Record<string, readonly Category[]>> = {
  'Self-employed': ['other_income'],
  'Hybrid-employed': ['other_income'],
  Student: ['benefit', 'other_income'],
  Unemployed: ['benefit'],
};

/** What a named source looks like on an account. What others may be, nobody can say beforehand. */
const bySource: Readonly<Record<IncomeSource, readonly Category[]>> = {
  'Rental property': ['rent_received'],
  Pension: ['pension'],
  Alimony: ['alimony_received'],
  'Unemployment benefit': ['benefit'],
  'Parental benefit': ['benefit'],
  Other: [],
};

const categoriesOf = (source: string): readonly Category[] => (isIncomeSource(source) ? bySource[source] : []);

const isIncome = ({ direction, ended }: Stream): boolean => direction === 'in' && !ended;

/** Income that neither the occupation stands for nor a source that was named, as far as it still comes. */
export function otherIncome({ streams }: BankHistory, status: string | null, sources: readonly string[]): Stream[] {
  const own = [...(ownKinds[status ?? ''] ?? []), ...sources.flatMap(categoriesOf)];
  return streams.filter(
    (stream) => isIncome(stream) && besideSalary.includes(stream.category) && !own.includes(stream.category),
  );
}

export const monthlySum = (streams: readonly Stream[]): number =>
  streams.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
