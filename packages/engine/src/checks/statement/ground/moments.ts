import { addDays } from '@vesta/domain/dates/add-days';
import { type Day, isRealDay } from '@vesta/domain/dates/day';
import type { Transaction } from '../../../documents/reading.ts';

/** Words between a day and the time of day; blanks are taken out before, since lines break anywhere. */
const german =
  /(?<!\d)(\d{2})[./](\d{2})[./](20\d{2}|\d{2})(?:um|ore|alle|h|[/,-])?(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d*[,.]\d)/i;
const international = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?:t|um|ore|[/,-])?(?:[01]?\d|2[0-3]):[0-5]\d/i;

/** Purchases are booked on the day itself at the earliest; abroad it may be tomorrow already. */
const AHEAD = 1;
/** A purchase that waits longer for its booking tells more of how a year was guessed than of a purchase. */
const BEHIND = 60;
const FEWEST_ROWS = 4;
const LARGEST_SHARE = 0.2;

/** The day of a purchase, told in a booking with the time of day: something that had happened when it was booked. */
export function momentIn(description: string): Day | null {
  const compact = description.replace(/\s+/g, '');
  const [, day = '', month = '', year = ''] = german.exec(compact) ?? [];
  const [, isoYear = '', isoMonth = '', isoDay = ''] = international.exec(compact) ?? [];
  const told = day ? `${year.padStart(4, '20')}-${month}-${day}` : `${isoYear}-${isoMonth}-${isoDay}`;
  return isRealDay(told) ? told : null;
}

/**
 * Bookings that tell of a purchase after they were booked, on a statement on which the others tell of earlier ones. Where
 * many do, days were read in another sense than they are meant.
 */
export function bookedBefore(rows: readonly Transaction[]): readonly Transaction[] {
  const told = rows.flatMap((row) => {
    const moment = momentIn(row.description);
    return moment ? [{ row, moment }] : [];
  });
  const later = told.filter(({ row, moment }) => moment > (addDays(row.date, AHEAD) ?? moment));
  const usual = told.filter(
    ({ row, moment }) => moment <= (addDays(row.date, AHEAD) ?? '') && moment >= (addDays(row.date, -BEHIND) ?? ''),
  );
  const isFew = usual.length >= FEWEST_ROWS && later.length <= usual.length * LARGEST_SHARE;
  return isFew ? later.map(({ row }) => row) : [];
}
