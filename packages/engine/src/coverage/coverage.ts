import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsFrom, sameDayIn } from './month.ts';
import { type DaySpan, daysIn, gapsIn, lengthOf, shared } from './span.ts';

export interface MonthCoverage {
  readonly month: Month;
  /** Days of it within the window, and how many of them are covered. */
  readonly days: number;
  readonly covered: number;
  readonly state: 'covered' | 'partial' | 'missing';
}

export interface Coverage {
  readonly window: DaySpan;
  /** 0 to 1. */
  readonly share: number;
  readonly gaps: readonly DaySpan[];
  readonly months: readonly MonthCoverage[];
  readonly isWhole: boolean;
}

/** A few days at the seams of papers may be missing. */
const WHOLE_FROM = 0.95;
/** A month short of so many days is told as missing in part. */
const SEAM_DAYS = 3;

/** So many months up to and with a day; full calendar months where it is the last one of its month. */
export function windowUpTo(last: Day, months: number): DaySpan | null {
  const isMonthEnd = lastDayOf(monthOf(last)) === last;
  const firstMonth = addMonths(monthOf(last), 1 - months);
  const before = sameDayIn(last, -months);
  const from = isMonthEnd ? firstMonth && firstDayOf(firstMonth) : before && addDays(before, 1);
  return from ? { from, to: last } : null;
}

function stateOf(days: number, covered: number): MonthCoverage['state'] {
  if (covered === 0) return 'missing';
  return days - covered >= SEAM_DAYS ? 'partial' : 'covered';
}

function ofMonth(month: Month, window: DaySpan, spans: readonly DaySpan[]): MonthCoverage | null {
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const part = from && to ? shared(window, { from, to }) : null;
  if (!part) return null;
  const [days, covered] = [lengthOf(part), daysIn(part, spans)];
  return { month, days, covered, state: stateOf(days, covered) };
}

/** Which days and months of a window the spans cover, and what is missing. */
export function coverageOf(window: DaySpan, spans: readonly DaySpan[]): Coverage {
  const total = lengthOf(window);
  const share = total === 0 ? 0 : daysIn(window, spans) / total;
  return {
    window,
    share,
    gaps: gapsIn(window, spans),
    months: monthsFrom(window.from, window.to).flatMap((month) => ofMonth(month, window, spans) ?? []),
    isWhole: share >= WHOLE_FROM,
  };
}

/** Months that a person would have to bring papers for; where only seams are missing, too many of them, all that have one. */
export function missingMonths({ months, isWhole }: Coverage): Month[] {
  const partly = months.filter(({ state }) => state !== 'covered');
  const told = partly.length > 0 || isWhole ? partly : months.filter(({ days, covered }) => covered < days);
  return told.map(({ month }) => month);
}
