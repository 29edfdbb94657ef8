import { daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';

/** Days since 1970; what is no day counts as the first one, since readers only hand on real ones. */
export function dayCounter(): (day: Day) => number {
  const known = new Map<Day, number>();
  return (day) => {
    const answer = known.get(day);
    if (answer !== undefined) return answer;
    const count = daysBetween('1970-01-01', day) ?? 0;
    known.set(day, count);
    return count;
  };
}
