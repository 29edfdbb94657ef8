import { isWeekday } from './day-words.ts';
import { leadingDays } from './leading-days.ts';
import type { Line } from './lines.ts';

/** Lines of one booking follow each other at most so far apart, in letter sizes. */
const LINE_STEP = 2.2;
/** Letter sizes by which the lines of a text may begin off each other. */
const INDENT = 1.5;

/** One date alone in its line may be that of a letter. */
const FEWEST_GROUPS = 2;

const isDay = ({ days: [day], words }: Line): boolean =>
  day !== undefined && day.last === words.length - 1 && words.slice(0, day.first).every(isWeekday);

/** A text, its day and its amount at the end, as some lists print their columns. */
const endsWithDay = ({ days, moneys, words }: Line): boolean => {
  const [day, money] = [days.at(-1), moneys.at(-1)];
  return day !== undefined && money !== undefined && day.last === money.first - 1 && money.last === words.length - 1;
};

/** Rows of a list: dated ones with money, and those with money under a line that is nothing but a date. */
function rowsOf(lines: readonly Line[]): ReadonlySet<Line> {
  const ending = lines.filter(endsWithDay);
  const rows = new Set<Line>(ending.length >= FEWEST_GROUPS ? ending : []);
  const isGrouped = lines.filter(isDay).length >= FEWEST_GROUPS;
  let underDay = false;
  for (const line of lines) {
    if (isDay(line)) underDay = isGrouped;
    else if (line.moneys.length > 0 && (underDay || leadingDays(line, null).length > 0)) rows.add(line);
  }
  return rows;
}

/** Where the text of a row begins: behind its dates. */
const textLeft = (row: Line): number | null => {
  const days = leadingDays(row, null);
  return row.words[(days.at(-1)?.last ?? -1) + 1]?.box.left ?? null;
};

const goesOn = (before: Line, line: Line): boolean =>
  before.page === line.page && line.baseline - before.baseline <= LINE_STEP * Math.max(before.size, line.size);

/**
 * The lines of a page that are no booking and no text of one. People pay invoices, rents and taxes, and their bookings
 * name those papers: what a page is, only its own head and foot can say.
 */
export function outsideBookings(lines: readonly Line[]): Line[] {
  const rows = rowsOf(lines);
  // Where days stand behind the texts, these begin where everything on the page does.
  const lefts = [...rows].filter((row) => !endsWithDay(row)).flatMap((row) => textLeft(row) ?? []);
  const isBooked = new Set<Line>(rows);
  const places = lines.flatMap((line, place) => (rows.has(line) ? [place] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [...lines];
  const isText = (line: Line): boolean => lefts.some((left) => Math.abs(line.box.left - left) <= INDENT * line.size);
  for (const line of lines.slice(first, last)) isBooked.add(line);
  for (let place = last + 1; place < lines.length; place += 1) {
    const [before, line] = [lines[place - 1], lines[place]];
    if (!before || !line || (line.moneys.length > 0 && !isText(line)) || !goesOn(before, line)) break;
    isBooked.add(line);
  }
  // The text of a booking that began on the page before stands where the texts of its rows stand.
  for (let place = first - 1; place >= 0; place -= 1) {
    const [line, after] = [lines[place], lines[place + 1]];
    if (!line || !after || !isText(line) || !goesOn(line, after)) break;
    isBooked.add(line);
  }
  return lines.filter((line) => !isBooked.has(line));
}
