import { type Day, isRealDay } from '@vesta/domain/dates/day';

/** Italy and Germany share their clock. */
const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day on which the bank booked. Midnight of a bank's day is often told in UTC, where it is still the evening
 * before; a time with an offset of its own has the bank's day in front.
 */
export function bankDayOf(moment: string | null | undefined): Day | null {
  const [, day, rest] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(moment?.trim() ?? '') ?? [];
  if (!day || !isRealDay(day)) return null;
  if (!rest?.endsWith('Z')) return day;
  const instant = new Date(`${day}${rest}`);
  return Number.isNaN(instant.getTime()) ? day : local.format(instant);
}
