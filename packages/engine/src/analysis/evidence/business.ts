import type { Place } from '@vesta/domain/report/place';
import { type Month, monthOf } from '../../coverage/month.ts';
import { coverageOfAccount } from '../../papers/statements/coverage-of-account.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import { sumOf } from '../model/cents.ts';
import { constants } from '../model/constants.ts';
import { type BusinessIncome, businessIncome } from '../model/own-business.ts';
import type { Employment } from './employment.ts';
import type { Ground } from './ground.ts';
import type { IncomePart } from './income-part.ts';
import { measuredShare, type ReturnedIncome, returnedIncome } from './tax-return.ts';

export interface Business {
  readonly income: BusinessIncome;
  readonly returned: ReturnedIncome | null;
  readonly months: readonly { readonly month: Month; readonly cents: number; readonly places: readonly Place[] }[];
  readonly part: IncomePart;
}

/** Months of the main account that are known from the first day to the last. */
function fullMonths({ history }: Ground): Month[] {
  const coverage = history.main && coverageOfAccount(history.main, constants.BUSINESS_MONTHS);
  return (coverage?.months ?? []).filter(({ state }) => state === 'covered').map(({ month }) => month);
}

/** Money of customers: what is no pay, no benefit, no gift of the bank and not one's own. */
function customersOf(ground: Ground, { jobs }: Employment): Understood[] {
  const { history } = ground;
  const wages = new Set(jobs.flatMap(({ stream }) => (stream ? occurrencesOf(history, stream) : [])));
  const extras = new Set(
    jobs.flatMap(({ stream }) => stream?.extras.flatMap((at) => history.understood[at] ?? []) ?? []),
  );
  return history.understood.filter(
    (booking) =>
      booking.transaction.amount > 0 &&
      (booking.category === 'other_income' || booking.category === 'salary') &&
      !wages.has(booking) &&
      !extras.has(booking),
  );
}

/** Income of work on own account; null where neither tax office nor bank tells of any. */
export function businessOf(ground: Ground, employment: Employment): Business | null {
  const isMixed = ground.input.status === 'Hybrid-employed';
  const credits = customersOf(ground, employment);
  const months = fullMonths(ground).map((month) => {
    const own = credits.filter(({ transaction }) => monthOf(transaction.date) === month);
    return {
      month,
      cents: sumOf(own.map(({ transaction }) => transaction.amount)),
      places: own.map(({ transaction, paper }) => ground.keys.booking(transaction, paper, 'compared')),
    };
  });
  const returned = returnedIncome(ground, isMixed);
  const income = businessIncome({
    returned: returned?.monthly ?? null,
    credits: months.map(({ cents }) => cents),
    netPercent: measuredShare(ground),
    monthsActive: null,
  });
  if (!income) return null;
  const usesReturn = returned !== null && income.amount === returned.monthly;
  const booked = credits.map(
    ({ transaction, paper }): Place => ground.keys.booking(transaction, paper, usesReturn ? 'compared' : 'figure'),
  );
  const onPaper = (returned?.places ?? []).map(
    (place): Place => ({ ...place, part: usesReturn ? 'figure' : 'compared' }),
  );
  const part: IncomePart = {
    kind: 'self_employment',
    label: null,
    amount: income.amount,
    percent: income.percent,
    counted: income.counted,
    reason: income.reason,
    places: [...onPaper, ...booked],
    times: credits.length,
    stream: null,
    isRegular: true,
  };
  return { income, returned, months, part };
}
