import type { Day } from '@vesta/domain/dates/day';
import type { Account } from '../../../papers/statements/account.ts';
import type { AccountSpan } from '../../../transactions/balance/account-span.ts';
import { accountBalance, averageCash } from '../../../transactions/balance/average-balance.ts';

const spansOf = ({ statements }: Account): AccountSpan[] =>
  statements.flatMap(({ span, reading }) => (span ? [{ ...span, transactions: reading.transactions }] : []));

/** Cents that lay on all accounts together, day by day over the last ninety; null where no balance is told. */
export const averageBalance = (accounts: readonly Account[], today: Day): number | null =>
  averageCash(accounts.map(spansOf), today);

export const daysBelowZero = (accounts: readonly Account[], today: Day): number =>
  accounts.reduce((sum, account) => sum + (accountBalance(spansOf(account), today)?.daysBelowZero ?? 0), 0);
