import type { Day } from '@vesta/domain/dates/day';
import type { Transaction } from '../../documents/reading.ts';

/** What one statement tells of an account. */
export interface AccountSpan {
  readonly from: Day;
  readonly to: Day;
  /** Cents before the first booking and after the last; null where the statement does not print it. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly transactions: readonly Pick<Transaction, 'date' | 'amount' | 'balance'>[];
}
