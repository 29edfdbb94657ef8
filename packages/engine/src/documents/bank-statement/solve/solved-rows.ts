import type { BookingRow } from '../booking-row.ts';
import type { DayWord } from '../day-words.ts';
import type { Layout } from '../layout.ts';
import type { Columnar, ColumnarLine } from './columnar.ts';
import { isOutside, type ListedSum } from './listed-sums.ts';
import { type DayManner, dayManners, daysOfRows, type PlacedDay, turnsOf, whenOf } from './row-days.ts';
import { linesOfRows } from './row-lines.ts';
import { rowOf } from './row-of.ts';

interface ColumnDay extends PlacedDay {
  readonly day: DayWord;
}

interface Dated {
  readonly sums: readonly ListedSum[];
  readonly days: readonly ColumnDay[];
  readonly turns: number;
}

const FEWEST_ROWS = 2;

/** The bookings with their days, read from one column of days in one manner. */
function dated(
  sums: readonly ListedSum[],
  { lines }: Columnar,
  column: number,
  manner: DayManner,
  ends: readonly number[],
): Dated | null {
  const days = lines.flatMap(({ line, days: all }) =>
    all.filter((one) => one.column === column).map(({ day }) => ({ line: line.index, day, when: whenOf(day) })),
  );
  const [first, last] = [days[0]?.line ?? 0, days.at(-1)?.line ?? 0];
  const end = ends.find((line) => line > last) ?? Number.POSITIVE_INFINITY;
  // What stands above the first day or behind the balance below the last one is no part of the list.
  const listed = sums.filter(({ at }) => (manner === 'first-below' || at.line.index >= first) && at.line.index < end);
  if (listed.length < FEWEST_ROWS) return null;
  const found = daysOfRows(
    listed.map(({ at }) => at.line.index),
    days,
    manner,
  );
  return found && { sums: listed, days: found, turns: turnsOf(found) };
}

/** White space, in letter sizes, behind which the text of a booking is over. */
const LINE_STEP = 3.2;

/** Lines of one booking up to the first that stands too far off. */
function running(lines: readonly ColumnarLine[], amount: number): ColumnarLine[] {
  const kept: ColumnarLine[] = [];
  for (const one of lines) {
    const before = kept.at(-1)?.line;
    const isFar = before?.page === one.line.page && one.line.baseline - before.baseline > one.line.size * LINE_STEP;
    if (isFar && one.line.index > amount) break;
    kept.push(one);
  }
  return kept;
}

/** Which columns of days are named as those of value. */
const isValueColumn = ({ headers }: Layout, { dayColumns }: Columnar, column: number): boolean => {
  const left = dayColumns[column]?.from ?? 0;
  const cells = [...headers.values()][0]?.cells ?? [];
  const under = cells.findLast(({ box }) => box.left <= left + 1);
  return under?.role === 'value_date';
};

/** The bookings that the sums stand for, with the days whose order speaks for them; null where they have none. */
export function solvedRows(layout: Layout, columnar: Columnar, sums: readonly ListedSum[]): BookingRow[] | null {
  const ends = layout.lines
    .filter((line) => line.moneys.length > 0 && isOutside(line, layout))
    .map(({ index }) => index);
  const tries = columnar.dayColumns
    .flatMap((_, column) =>
      dayManners.flatMap((manner) => {
        const found = dated(sums, columnar, column, manner, ends);
        return found ? [{ ...found, isValue: isValueColumn(layout, columnar, column) }] : [];
      }),
    )
    .toSorted((a, b) => b.sums.length - a.sums.length || Number(a.isValue) - Number(b.isValue) || a.turns - b.turns);
  const [best] = tries;
  if (!best) return null;
  const coded = [...layout.headers.values()].some(({ cells }) => cells.some(({ role }) => role === 'code'));
  const byLine = new Map(columnar.lines.map((one) => [one.line.index, one]));
  const spans = linesOfRows(
    best.sums.map(({ at }, index) => ({ amount: at.line.index, day: best.days[index]?.line ?? at.line.index })),
  );
  return best.sums.flatMap((sum, index) => {
    const [booked, span] = [best.days[index], spans[index]];
    if (!booked || !span) return [];
    const all = Array.from({ length: span[1] - span[0] + 1 }, (_, at) => byLine.get(span[0] + at) ?? []).flat();
    const lines = running(all, sum.at.line.index);
    const valued = lines.flatMap(({ days }) => days.map(({ day }) => day)).find((day) => day !== booked.day) ?? null;
    return [rowOf({ sum, booked: booked.day, valued, lines, coded })];
  });
}
