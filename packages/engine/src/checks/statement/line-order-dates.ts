import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { booksEveryDay } from '../../banks/books-every-day.ts';
import { isCaptionedDay, isPrintedDay } from '../../documents/certainty.ts';
import type { Reading, Transaction } from '../../documents/reading.ts';
import { isStructured } from '../../evidence/format.ts';
import { confirmed, dayIn, isRecognised } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { idleDays } from './ground/idle-days.ts';
import { bookedBefore, momentIn } from './ground/moments.ts';
import { outOfOrder } from './ground/out-of-order.ts';

const FEWEST_ROWS = 4;
/** More days than these out of place, or a larger part of the rows, and the list follows another order than that of days. */
const MOST_STRAYS = 2;
const LARGEST_SHARE = 0.2;
const MOST_SHOWN = 5;
/** Banks draw the line by booking or by value: a few days either side are theirs. */
const SLACK = 5;

const placeOf = ({ date, page, box }: Transaction, what: string, expected: string | null): EvidencePlace => ({
  page,
  box,
  what,
  expected,
  found: date,
});

function printedDay(
  reading: Reading<'account_statement'>,
  name: 'period_start' | 'period_end' | 'closing_date',
  slack: number,
): Day | null {
  const day = isPrintedDay(reading.fields[name]) ? dayIn(reading, name) : null;
  return day && addDays(day, slack);
}

function outside(reading: Reading<'account_statement'>, today: Day): EvidencePlace[] {
  const first = printedDay(reading, 'period_start', -SLACK);
  const last = printedDay(reading, 'period_end', SLACK);
  // Neither booked nor counted until then, it cannot be in the balance of that day.
  const closed =
    printedDay(reading, 'closing_date', 0) === dayIn(reading, 'period_end') ? dayIn(reading, 'closing_date') : null;
  return reading.transactions.flatMap((row) => {
    if (row.date > today) return [placeOf(row, 'date after today', today)];
    if (first !== null && row.date < first)
      return [placeOf(row, 'date before the period', dayIn(reading, 'period_start'))];
    if (last !== null && row.date > last) return [placeOf(row, 'date after the period', dayIn(reading, 'period_end'))];
    if (closed !== null && row.date > closed && row.value_date !== null && row.value_date > closed)
      return [placeOf(row, 'date after the period', closed)];
    return [];
  });
}

/** The day of the same name a year earlier or later: a row that prints no year may have been given the wrong one. */
const inYear = (day: Day, by: number): string => `${Number(day.slice(0, 4)) + by}${day.slice(4)}`;

/**
 * Whether most rows may be called outside of the period. A misread period looks the same, so everything else has to be
 * understood: both days named as the time of the statement, all rows read, their sum right, and no other year helps.
 */
function isOfAnotherTime(reading: Reading<'account_statement'>): boolean {
  const [first, last] = [dayIn(reading, 'period_start'), dayIn(reading, 'period_end')];
  const isNamed = (['period_start', 'period_end'] as const).every((name) => isCaptionedDay(reading.fields[name]));
  if (!isNamed || first === null || last === null || reading.transactions.length < FEWEST_ROWS) return false;
  const isUnderstood =
    !reading.unread.includes('transactions') && confirmed(reading, 'statement_balance')?.outcome === 'passed';
  const isInside = (day: string): boolean => day >= first && day <= last;
  const isOtherYear = reading.transactions.some(
    ({ date }) => !isInside(date) && [-1, 1].some((by) => isInside(inYear(date, by))),
  );
  return isUnderstood && !isOtherYear;
}

/** Rows that stand between later and earlier ones, by the day of booking or that of value: banks sort by either. */
function strayRows(rows: readonly Transaction[]): number[] {
  const byBooking = outOfOrder(rows.map(({ date }) => date));
  const byValue = outOfOrder(rows.map(({ date, value_date }) => value_date ?? date));
  return byValue.length < byBooking.length ? byValue : byBooking;
}

/** Rows of one day that stand together were moved together. */
const daysOfStrays = (rows: readonly Transaction[], strays: readonly number[]): number =>
  strays.filter((place) => !(strays.includes(place - 1) && rows[place]?.date === rows[place - 1]?.date)).length;

/** Which of two rows is the one out of order cannot be told from them: those beside it are shown too. */
const withNeighbours = (rows: readonly Transaction[], strays: readonly number[]): EvidencePlace[] =>
  [...new Set(strays.flatMap((place) => [place, place - 1, place + 1]))].flatMap((place) => {
    const row = rows[place];
    return row ? [placeOf(row, 'date', null)] : [];
  });

/** Bookings run in the order of their days, within the period, after what they tell of, and none is still to come. */
export const bankLineOrderDates: Rule<ReadPaper<'bank_statement'>, 'R_BANK_LINE_ORDER_DATES'> = {
  id: 'R_BANK_LINE_ORDER_DATES',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: ({ paper, reading }, { today }) => {
    // Data has no order that somebody could have disturbed.
    if (isStructured(paper.evidence.format)) return null;
    const rows = reading.transactions;
    const impossible = (paper.notes.impossibleDays ?? []).filter(({ page }) => reading.pages.includes(page));
    if (impossible.length > 0)
      return failed(
        impossible
          .slice(0, MOST_SHOWN)
          .map(({ page, box, text }) => ({ page, box, what: 'date', expected: null, found: text })),
        { variant: 'impossible', data: { day: impossible[0]?.text ?? '' } },
      );
    const misplaced = outside(reading, today);
    const isSure = !isRecognised(paper, reading);
    // Where most rows lie outside, the period may have been misread and not the rows.
    const isMinority = misplaced.length * 2 < Math.max(rows.length, FEWEST_ROWS);
    if (misplaced.length > 0 && (isMinority || isOfAnotherTime(reading)))
      return isSure
        ? failed(isMinority ? misplaced : misplaced.slice(0, MOST_SHOWN), {
            variant: 'outside',
            data: { rows: misplaced.length },
          })
        : inconclusive(misplaced);
    const early = isSure ? bookedBefore(rows) : [];
    if (early.length > 0)
      return failed(
        early.map((row) => placeOf(row, 'date', momentIn(row.description))),
        { variant: 'booked_before', data: { rows: early.length } },
      );
    if (rows.length < FEWEST_ROWS || misplaced.length > 0) return inconclusive();
    const strays = strayRows(rows);
    const idle = strays.length === 0 && !booksEveryDay(reading.layout) ? idleDays(rows) : [];
    if (idle.length > 0 && isSure)
      return failed(
        idle.map((row) => placeOf(row, 'date', null)),
        { variant: 'weekend', data: { rows: idle.length } },
      );
    if (strays.length === 0) return reading.unread.includes('transactions') ? inconclusive() : passed();
    const isFew = strays.length <= Math.max(MOST_STRAYS, rows.length * LARGEST_SHARE);
    if (!isFew || daysOfStrays(rows, strays) > MOST_STRAYS) return inconclusive();
    const working = withNeighbours(rows, strays);
    return isSure ? failed(working, { data: { rows: strays.length } }) : inconclusive(working);
  },
};
