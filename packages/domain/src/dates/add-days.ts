import { type Day, dayOf, partsOf } from './day.ts';

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. In UTC every day has 24 hours, so no change of clocks can shift the count. */
function ordinalOf(day: Day): number | null {
  const parts = partsOf(day);
  if (!parts) return null;
  const moment = new Date(0);
  // setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  moment.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  return moment.getTime() / MS_PER_DAY;
}

/** The day so many days later (or earlier); null when there is none. */
export function addDays(day: Day, count: number): Day | null {
  const ordinal = ordinalOf(day);
  if (ordinal === null) return null;
  const moment = new Date((ordinal + count) * MS_PER_DAY);
  return dayOf({ year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() });
}

/** How many days lie from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number | null {
  const start = ordinalOf(from);
  const end = ordinalOf(to);
  return start === null || end === null ? null : end - start;
}
