import type { Day } from '@vesta/domain/dates/day';
import { type Month, monthOf, monthsFrom } from '../../coverage/month.ts';
import { addMonths } from '../../papers/months.ts';

export const MONTHS_NEEDED = 3;
/** Up to this day of a month the slip of the month before may not have come yet. */
const GRACE_DAY = 15;

const isInGrace = (today: Day): boolean => Number(today.slice(8)) <= GRACE_DAY;

/** The last months for which slips may be asked today: ending with last month, in the grace also a month before. */
function endings(today: Day): Month[] {
  const current = monthOf(today);
  return [0, -1, ...(isInGrace(today) ? [-2] : [])].map((back) => addMonths(current, back));
}

/** Months in which slips count as recent papers: three of them, and a fourth in the grace. */
export function windowOf(today: Day): readonly Month[] {
  const last = monthOf(today);
  return monthsFrom(addMonths(last, isInGrace(today) ? -4 : -3), last);
}

/**
 * The months that are missing from a row of three that ends recently enough; none where such a row is there. Whoever
 * was hired within it owes only the months since.
 */
export function missingMonths(months: readonly Month[], hired: Month | null, today: Day): readonly Month[] {
  const rows = endings(today).map((end) =>
    monthsFrom(addMonths(end, 1 - MONTHS_NEEDED), end)
      .filter((month) => hired === null || month >= hired)
      .filter((month) => !months.includes(month)),
  );
  // The current month is never asked for: a row that ends with it counts only where it is complete.
  const [current = [], ...asked] = rows;
  if (current.length === 0 && months.includes(monthOf(today))) return [];
  return asked.reduce((best, row) => (row.length < best.length ? row : best));
}
