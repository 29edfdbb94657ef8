import { type Day, partsOf } from './day.ts';

/**
 * Full years lived on a day; negative before birth, null when either is no real day.
 * Whoever was born on 29 February grows a year older on 1 March in a year without that day.
 */
export function ageOn(birth: Day, today: Day): number | null {
  const from = partsOf(birth);
  const to = partsOf(today);
  if (!from || !to) return null;
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}
