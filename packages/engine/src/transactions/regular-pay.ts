import type { Day } from '@vesta/domain/dates/day';
import { type Draft, isUndecided } from './booking.ts';
import { dayCounter } from './day-number.ts';
import { groupBy } from './group-by.ts';
import { deviationOf, medianOf } from './median.ts';
import { legalForms } from './words/fillers.ts';

const LOWEST_PAY = 25_000;
const DAYS_OF_SPREAD = 8;
const SHORTEST_MONTH = 20;
const LONGEST_MONTH = 35;
const MOST_DEVIATION = 0.3;
const FEWEST_MONTHS = 3;
/** Within a quarter, two equal payments are as many as can be asked for. */
const SHORT_HISTORY_DAYS = 100;

const isCompany = ({ partyText }: Draft): boolean => partyText.some((word) => legalForms.has(word));

/** Also a clinic or a church that pays somebody every month is an employer. */
const isUnexplained = (draft: Draft): boolean =>
  isUndecided(draft) || (draft.private && draft.category === 'other_income');

/** Days of the month on a circle, so that the 30th and the 1st are neighbours. */
function spreadOf(days: readonly Day[]): number {
  const sorted = days.map((day) => Number(day.slice(8))).sort((a, b) => a - b);
  const gaps = sorted.map((day, at) => (sorted[at + 1] ?? (sorted[0] ?? day) + 31) - day);
  return 31 - Math.max(...gaps);
}

/** Paid on the last day of a month, two payments may fall into one month and none into the next. */
function isMonthly(days: readonly number[]): boolean {
  const sorted = [...days].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((day, at) => day - (sorted[at] ?? day));
  return Math.min(...gaps) >= SHORTEST_MONTH && medianOf(gaps) <= LONGEST_MONTH;
}

function looksLikePay(payments: readonly Draft[], dayCount: (day: Day) => number, shortHistory: boolean): boolean {
  const amounts = payments.map(({ transaction }) => transaction.amount);
  const days = payments.map(({ transaction }) => transaction.date);
  const equal = new Set(amounts).size === 1;
  const enough = payments.length >= FEWEST_MONTHS || (payments.length === 2 && shortHistory && equal);
  if (!enough || !isMonthly(days.map(dayCount)) || Math.min(...amounts) < LOWEST_PAY) return false;
  return spreadOf(days) <= DAYS_OF_SPREAD && deviationOf(amounts) <= MOST_DEVIATION;
}

/** What a company pays month after month about the same day is pay, though nobody called it so. */
export function regularPay(drafts: readonly Draft[], today: Day): Draft[] {
  const dayCount = dayCounter();
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { transaction } of drafts) {
    first = Math.min(first, dayCount(transaction.date));
    last = Math.max(last, dayCount(transaction.date));
  }
  const candidates = drafts.filter(
    (draft) =>
      draft.direction === 'in' &&
      isUnexplained(draft) &&
      draft.party !== '' &&
      draft.transaction.date <= today &&
      isCompany(draft),
  );
  const pay = new Set<number>();
  for (const payments of groupBy(candidates, ({ party }) => party).values()) {
    if (!looksLikePay(payments, dayCount, last - first <= SHORT_HISTORY_DAYS)) continue;
    for (const { index } of payments) pay.add(index);
  }
  return drafts.map((draft): Draft => {
    if (!pay.has(draft.index)) return draft;
    return {
      ...draft,
      private: false,
      category: 'salary',
      why: { rule: 'recurrence', evidence: 'monthly from one company' },
      confidence: 0.6,
    };
  });
}
