import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Transaction } from '../../../documents/reading.ts';

const FEWEST_ROWS = 20;
/** Of what is booked on every day of the week two in seven fall on these. */
const LARGEST_SHARE = 0.08;

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Accounts are closed on the last day of a month, whichever it is. */
const isMonthEnd = (day: Day): boolean => addDays(day, 1)?.slice(8) === '01';

/**
 * Bookings on the one Saturday or Sunday of a list that has none otherwise. Most banks book on working days; those that
 * book every day do so every week.
 */
export function idleDays(rows: readonly Transaction[]): readonly Transaction[] {
  if (rows.length < FEWEST_ROWS) return [];
  const idle = rows.filter(({ date }) => isWeekend(date) && !isMonthEnd(date));
  const isOne = new Set(idle.map(({ date }) => date)).size === 1;
  return isOne && idle.length <= rows.length * LARGEST_SHARE ? idle : [];
}
