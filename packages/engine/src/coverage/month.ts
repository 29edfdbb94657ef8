import { type Day, dayOf, daysInMonth, partsOf } from '@vesta/domain/dates/day';

/** 'YYYY-MM': two such texts compare as the months do. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

const shape = /^(\d{4})-(\d{2})$/;

/** Months since year 0; null for a text that is no month. */
function ordinalOf(month: Month): number | null {
  const match = shape.exec(month);
  const number = Number(match?.[2]);
  return match && number >= 1 && number <= 12 ? Number(match[1]) * 12 + number - 1 : null;
}

export function addMonths(month: Month, count: number): Month | null {
  const ordinal = ordinalOf(month);
  if (ordinal === null || ordinal + count < 12) return null;
  const [year, rest] = [Math.floor((ordinal + count) / 12), (ordinal + count) % 12];
  return `${String(year).padStart(4, '0')}-${String(rest + 1).padStart(2, '0')}`;
}

export const firstDayOf = (month: Month): Day | null => (ordinalOf(month) === null ? null : `${month}-01`);

export function lastDayOf(month: Month): Day | null {
  const match = shape.exec(month);
  if (!match || ordinalOf(month) === null) return null;
  const [year, number] = [Number(match[1]), Number(match[2])];
  return dayOf({ year, month: number, day: daysInMonth(year, number) });
}

/** The same day so many months away, or the last one of a month that is too short for it. */
export function sameDayIn(day: Day, months: number): Day | null {
  const parts = partsOf(day);
  const month = addMonths(monthOf(day), months);
  const last = month && lastDayOf(month);
  if (!parts || !month || !last) return null;
  const wanted = `${month}-${String(parts.day).padStart(2, '0')}`;
  return wanted > last ? last : wanted;
}

/** Every month that the two days lie in or between. */
export function monthsFrom(first: Day, last: Day): Month[] {
  const months: Month[] = [];
  for (let month: Month | null = monthOf(first); month && month <= monthOf(last); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
