import { type Day, dayOf, daysInMonth } from '@vesta/domain/dates/day';

/** 'YYYY-MM': two such texts compare as the months do. */
export type Month = string;

const numbersOf = (month: Month): readonly [number, number] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [year, number];
};

export function addMonths(month: Month, count: number): Month {
  const [year, number] = numbersOf(month);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const monthOfDay = (day: Day): Month => day.slice(0, 7);
export const yearOfMonth = (month: Month): number => numbersOf(month)[0];
export const numberOfMonth = (month: Month): number => numbersOf(month)[1];
export const daysOfMonth = (month: Month): number => daysInMonth(...numbersOf(month));

export function lastDayOf(month: Month): Day {
  const [year, number] = numbersOf(month);
  return dayOf({ year, month: number, day: daysInMonth(year, number) }) ?? `${month}-28`;
}

/** How many months lie from one to the other. */
function monthsBetween(from: Month, to: Month): number {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [numbersOf(from), numbersOf(to)];
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** All months from one to the other. */
export const monthsFrom = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, index) => addMonths(from, index));

/** Full months from one day to another. */
export function fullMonthsBetween(from: Day, to: Day): number {
  const months = monthsBetween(monthOfDay(from), monthOfDay(to));
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

/** The same day so many months later, or earlier; the last of a shorter month. */
export function shiftMonths(day: Day, count: number): Day {
  const month = addMonths(monthOfDay(day), count);
  const last = lastDayOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
