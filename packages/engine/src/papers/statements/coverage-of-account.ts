import type { Day } from '@vesta/domain/dates/day';
import { type Coverage, coverageOf, windowUpTo } from '../../coverage/coverage.ts';
import { merged } from '../../coverage/span.ts';
import { bridged, type CoveredSpan } from '../../coverage/statement-span.ts';
import type { Account } from './account.ts';

/** The days that the statements of an account cover together, oldest first. */
export const spansOf = ({ statements }: Account): CoveredSpan[] =>
  bridged(statements.flatMap(({ span }) => span ?? []));

export const lastDayOfAccount = (account: Account): Day | null =>
  spansOf(account).reduce<Day | null>((last, { to }) => (last === null || to > last ? to : last), null);

/** So many months up to the last day that is covered; null where no paper says what it covers. */
export function coverageOfAccount(account: Account, months: number): Coverage | null {
  const last = lastDayOfAccount(account);
  const window = last && windowUpTo(last, months);
  return window ? coverageOf(window, merged(spansOf(account))) : null;
}
