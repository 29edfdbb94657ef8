import { dayOf } from '@vesta/domain/dates/day';
import { around } from '../../evidence/geometry.ts';
import { monthOf } from '../../extraction/day-text.ts';
import type { Columns } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { Line } from './lines.ts';

/** Widest distance, in letter sizes, between a date and the caption of its column. */
const FROM_CAPTION = 4;

const between = /^[/|–-]$/;
export const runningNumber = /^\d{1,4}\.?$/;

function underCaption(line: Line, day: DayWord, columns: Columns, role: 'date' | 'value_date'): boolean {
  return columns.cells.some(
    (cell) =>
      cell.role === role &&
      (Math.abs(cell.box.left - day.box.left) <= line.size * FROM_CAPTION ||
        (cell.box.left < day.box.right && day.box.left < cell.box.right)),
  );
}

/** A date where the texts begin, nearer to their caption than to that of any date. */
function beginsText(day: DayWord, { cells, dateLeft, descriptionLeft }: Columns): boolean {
  if (descriptionLeft === null || dateLeft === null || descriptionLeft < dateLeft) return false;
  const dates = cells.filter(({ role }) => role === 'date' || role === 'value_date');
  const nearest = Math.min(...dates.map(({ box }) => Math.abs(box.left - day.box.left)));
  return dates.length > 0 && Math.abs(descriptionLeft - day.box.left) < nearest;
}

/** Dates that begin the line, one after the other; a running number may precede them. */
function atStart(line: Line): DayWord[] {
  const found: DayWord[] = [];
  let next = line.days[0]?.first === 1 && runningNumber.test(line.words[0]?.text ?? '') ? 1 : 0;
  for (const day of line.days) {
    const gap = line.words.slice(next, day.first);
    if (day.first < next || gap.some((word) => !between.test(word.text))) break;
    found.push(day);
    next = day.last + 1;
  }
  return found;
}

/** The dates by which a line is a booking, first the one of its first column; none where it is no booking. */
export function leadingDays(line: Line, columns: Columns | null): DayWord[] {
  const start = atStart(line);
  const first = start[0];
  if (!columns || columns.dateLeft === null) return start;
  const dated = (day: DayWord): boolean =>
    !beginsText(day, columns) &&
    (underCaption(line, day, columns, 'date') || underCaption(line, day, columns, 'value_date'));
  if (first) return dated(first) ? start : [];
  if (columns.descriptionLeft === null || columns.descriptionLeft > columns.dateLeft) return [];
  const booked = line.days.find((day) => underCaption(line, day, columns, 'date'));
  const value = line.days.find((day) => day !== booked && underCaption(line, day, columns, 'value_date'));
  return booked ? [booked, ...(value ? [value] : [])].sort((a, b) => a.first - b.first) : [];
}

/** From one day to another, as heads and feet of papers say. */
export function isPeriod({ days, words }: Line): boolean {
  const [from, to] = days;
  const link = from && to && to.first === from.last + 2 ? words[from.last + 1]?.text : null;
  return link ? /^(?:bis|al|to|until|[-–])$/i.test(link) : false;
}

/** The date under the caption of value dates. */
export const valueDay = (line: Line, columns: Columns | null): DayWord | null =>
  (columns && line.days.find((day) => underCaption(line, day, columns, 'value_date'))) ?? null;

export interface StackedDay {
  readonly day: DayWord;
  /** Lines whose first word is part of the date. */
  readonly lines: readonly number[];
}

const year = /^20\d{2}$/;
const LINES_DOWN = 3;

/** A date broken over the lines of a narrow column: the day, the month below it, the year below that. */
export function stackedDay(lines: readonly Line[], line: Line, columns: Columns | null): StackedDay | null {
  const number = line.words[0];
  if (!number || columns?.dateLeft === null || columns === null) return null;
  if (!/^\d{1,2}\.?$/.test(number.text) || Math.abs(number.box.left - columns.dateLeft) > line.size * FROM_CAPTION)
    return null;
  const firstWordBelow = (from: number, fits: (text: string) => boolean): Line | undefined =>
    lines.slice(from + 1, from + 1 + LINES_DOWN).find((below) => {
      const word = below.words[0];
      return (
        below.page === line.page && word && Math.abs(word.box.left - number.box.left) < line.size * 2 && fits(word.text)
      );
    });
  const monthLine = firstWordBelow(line.index, (text) => monthOf(text) !== null);
  const month = monthOf(monthLine?.words[0]?.text ?? '');
  const yearLine = monthLine && firstWordBelow(monthLine.index, (text) => year.test(text));
  if (!monthLine || month === null || !yearLine) return null;
  const day = dayOf({ year: Number(yearLine.words[0]?.text), month, day: Number.parseInt(number.text, 10) });
  if (day === null) return null;
  return {
    day: { day, short: null, box: around([number.box]), first: 0, last: 0 },
    lines: [monthLine.index, yearLine.index],
  };
}
