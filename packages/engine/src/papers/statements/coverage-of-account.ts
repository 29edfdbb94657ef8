import type { Day } from '@vesta/domain/dates/day';
import { lastMonths } from '@vesta/domain/dates/month';
import { type Coverage, coverageOf, windowUpTo } from '../../coverage/coverage.ts';
import { firstDayOf, lastDayOf } from '../../coverage/month.ts';
import { type DaySpan, merged } from '../../coverage/span.ts';
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

/** The full months that the list of papers names: the newest ones. */
function askedWindow(today: Day, months: number): DaySpan | null {
  const named = lastMonths(today, months);
  const [first, last] = [named[0], named.at(-1)];
  const from = first ? firstDayOf(first) : null;
  const to = last ? lastDayOf(last) : null;
  return from && to ? { from, to } : null;
}

/**
 * What an account shows of the months that were asked for. As many months that end with its last day do as well;
 * where it falls short of both, it is the months of the list that are missing, and no older one.
 */
export function coverageAsked(account: Account, months: number, today: Day): Coverage | null {
  const shown = coverageOfAccount(account, months);
  const window = askedWindow(today, months);
  if (!shown || shown.isWhole || !window) return shown;
  return coverageOf(window, merged(spansOf(account)));
}
