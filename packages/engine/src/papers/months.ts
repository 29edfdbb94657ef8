import { type Day, daysInMonth } from '@vesta/domain/dates/day';
import * as months from '../coverage/month.ts';

type Month = months.Month;

/*
 * Months of slips and days of papers, which readers have held against a calendar: what is added to them is a month or a
 * day again.
 */

export const addMonths = (month: Month, count: number): Month => months.addMonths(month, count) ?? month;
export const lastDayOf = (month: Month): Day => months.lastDayOf(month) ?? `${month}-28`;
export const shiftMonths = (day: Day, count: number): Day => months.sameDayIn(day, count) ?? day;

export const yearOfMonth = (month: Month): number => Number(month.slice(0, 4));
export const numberOfMonth = (month: Month): number => Number(month.slice(5));
export const daysOfMonth = (month: Month): number => daysInMonth(yearOfMonth(month), numberOfMonth(month));

/** Full months from one day to another. */
export function fullMonthsBetween(from: Day, to: Day): number {
  const ordinal = (day: Day): number => yearOfMonth(day) * 12 + Number(day.slice(5, 7));
  return ordinal(to) - ordinal(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
}
