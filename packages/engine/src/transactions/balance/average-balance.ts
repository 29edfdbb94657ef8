import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { AccountSpan } from './account-span.ts';
import { type BalanceStep, balanceSteps } from './balance-steps.ts';

export const BALANCE_DAYS = 90;

export interface BalanceSummary {
  /** Time-weighted, in cents. */
  readonly average: number;
  readonly lowest: number;
  readonly daysBelowZero: number;
  /** On how many days the account was known. */
  readonly days: number;
}

/** Mean, lowest and overdrawn days of daily closing balances; null where no day is known. */
export function summaryOf(steps: readonly BalanceStep[]): BalanceSummary | null {
  const days = steps.reduce((sum, step) => sum + step.days, 0);
  if (days === 0) return null;
  return {
    average: Math.round(steps.reduce((sum, step) => sum + step.balance * step.days, 0) / days),
    lowest: Math.min(...steps.map(({ balance }) => balance)),
    daysBelowZero: steps.filter(({ balance }) => balance < 0).reduce((sum, step) => sum + step.days, 0),
    days,
  };
}

/** One account over its last ninety known days, none of them after today. */
export function accountBalance(spans: readonly AccountSpan[], today: Day): BalanceSummary | null {
  const ends = spans.map(({ to }) => (to < today ? to : today)).sort();
  const last = ends.at(-1);
  const first = last === undefined ? null : addDays(last, 1 - BALANCE_DAYS);
  return last === undefined || first === null ? null : summaryOf(balanceSteps(spans, first, last));
}

/** The average cash of a person: the averages of their accounts, added up; null where no account tells a balance. */
export function averageCash(accounts: readonly (readonly AccountSpan[])[], today: Day): number | null {
  const known = accounts.flatMap((spans) => accountBalance(spans, today) ?? []);
  return known.length === 0 ? null : known.reduce((sum, { average }) => sum + average, 0);
}
