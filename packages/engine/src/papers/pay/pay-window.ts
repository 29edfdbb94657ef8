import { addDays } from '@vesta/domain/dates/add-days';
import { lastDayOf, type Month } from '../../coverage/month.ts';
import type { DaySpan } from '../../coverage/span.ts';

/** Public offices pay on the 23rd, and in December everybody pays before Christmas. */
const EARLY = 15;
/** Extra pay and advances come in the middle of their month. */
const EARLY_EXTRA = 25;
const LATE = 20;

/** The days around the end of a month on which its pay arrives. */
export function payWindow(month: Month, isOrdinary: boolean): DaySpan | null {
  const end = lastDayOf(month);
  const [from, to] = end ? [addDays(end, isOrdinary ? -EARLY : -EARLY_EXTRA), addDays(end, LATE)] : [null, null];
  return from && to ? { from, to } : null;
}
