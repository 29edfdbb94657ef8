import type { Category } from '../../../transactions/category.ts';
import type { Stream } from '../../../transactions/streams/stream.ts';
import type { BankHistory } from './history.ts';

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

const isIncome = ({ direction, ended }: Stream): boolean => direction === 'in' && !ended;

/** Income beside the one that the occupation stands for, as far as it still comes. */
export function otherIncome({ streams }: BankHistory, status: string | null): Stream[] {
  const own = ownKinds[status ?? ''] ?? [];
  return streams.filter(
    (stream) => isIncome(stream) && besideSalary.includes(stream.category) && !own.includes(stream.category),
  );
}

export const monthlySum = (streams: readonly Stream[]): number =>
  streams.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
