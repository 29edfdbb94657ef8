import { addDays } from '@vesta/domain/dates/add-days';
import { type Day, dayOf, daysInMonth, partsOf } from '@vesta/domain/dates/day';

/** 'YYYY-MM'. */
export type Month = string;

const pad = (value: number): string => String(value).padStart(2, '0');

function parts(day: Day): { year: number; month: number; day: number } {
  const found = partsOf(day);
  if (!found) throw new Error('not a day of the calendar');
  return found;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const yearOf = (date: Day | Month): number => Number(date.slice(0, 4));
export const monthNumber = (date: Day | Month): number => Number(date.slice(5, 7));
export const dayNumber = (day: Day): number => Number(day.slice(8, 10));
export const monthLength = (month: Month): number => daysInMonth(yearOf(month), monthNumber(month));
export const firstDay = (month: Month): Day => `${month}-01`;
export const lastDay = (month: Month): Day => `${month}-${pad(monthLength(month))}`;

export function addMonths(month: Month, count: number): Month {
  const index = yearOf(month) * 12 + monthNumber(month) - 1 + count;
  return `${Math.floor(index / 12)}-${pad((index % 12) + 1)}`;
}

/** Both ends included. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The day with that number, or the last of a month that is too short for it. */
export const dayIn = (month: Month, number: number): Day => `${month}-${pad(Math.min(number, monthLength(month)))}`;

export function shiftDays(day: Day, count: number): Day {
  const shifted = addDays(day, count);
  if (shifted === null) throw new Error('there is no such day');
  return shifted;
}

export function shiftYears(day: Day, count: number): Day {
  const { year, month, day: number } = parts(day);
  return dayOf({ year: year + count, month, day: number }) ?? `${year + count}-02-28`;
}

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const fixedHolidays = new Set(['01-01', '05-01', '12-25', '12-26']);
const isBankDay = (day: Day): boolean => weekday(day) !== 0 && weekday(day) !== 6 && !fixedHolidays.has(day.slice(5));

/** Banks book on working days only. */
export function bankDayFrom(day: Day, step: 1 | -1 = 1): Day {
  let found = day;
  while (!isBankDay(found)) found = shiftDays(found, step);
  return found;
}

/** Whole years from one day to another. */
export function yearsBetween(from: Day, to: Day): number {
  const years = yearOf(to) - yearOf(from);
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
