import { dayOf } from '@vesta/domain/dates/day';
import type { Word } from '../../evidence/page.ts';
import { monthOf } from '../../extraction/day-text.ts';

type Row = readonly Word[];

interface Month {
  readonly year: number;
  readonly month: number;
}

/** Above a column that tells no more of a day than its number. */
const caption = /^(?:giorno|gg\.?|tag)$/i;
const FEWEST_CAPTIONS = 3;
/** Letter sizes by which the numbers may stand off their caption. */
const ALIGNED = 1.5;

/** "Ottobre 2026" and nothing else heads the bookings of that month. */
function monthHeading([name, year, ...more]: Row): Month | null {
  const month = name ? monthOf(name.text) : null;
  return month && year && more.length === 0 && /^20\d\d$/.test(year.text) ? { month, year: Number(year.text) } : null;
}

const captionOf = (rows: readonly Row[]): Word | undefined =>
  rows.find((row) => row.length >= FEWEST_CAPTIONS && caption.test(row[0]?.text ?? ''))?.[0];

/** The whole day that a number is of its month. */
function dayWritten(number: string, month: Month | null): string | null {
  if (!month || !/^\d{1,2}$/.test(number)) return null;
  return dayOf({ ...month, day: Number(number) }) === null ? null : `${number}/${month.month}/${month.year}`;
}

/** The rows of a page with whole days where a list has the month as a heading and its days as numbers in a column. */
export function withDaysOfMonth(rows: readonly Row[]): readonly Row[] {
  const head = captionOf(rows);
  if (!head || !rows.some(monthHeading)) return rows;
  let current: Month | null = null;
  return rows.map((row) => {
    current = monthHeading(row) ?? current;
    const [first, ...others] = row;
    const isInColumn = first && Math.abs(first.box.left - head.box.left) <= head.size * ALIGNED;
    const text = isInColumn && others.length > 0 ? dayWritten(first.text, current) : null;
    return first && text ? [{ ...first, text }, ...others] : row;
  });
}
