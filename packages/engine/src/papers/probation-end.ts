import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../documents/reading.ts';
import { dayIn, numberIn } from './fields.ts';
import { shiftMonths } from './months.ts';

/** Months that begin with a day end the day before its like; where a month lacks that day, with its last one. */
function lastDayAfter(start: Day, months: number): Day | null {
  const like = shiftMonths(start, months);
  return like.slice(8) === start.slice(8) ? addDays(like, -1) : like;
}

/** The last day of probation, as the contract prints it or by its months since the work began. */
export function probationEnd(
  reading: Reading<'work_contract'>,
  start: Day | null = dayIn(reading, 'employment_start'),
): Day | null {
  const months = numberIn(reading, 'probation_months');
  return dayIn(reading, 'probation_end') ?? (start && months ? lastDayAfter(start, months) : null);
}
