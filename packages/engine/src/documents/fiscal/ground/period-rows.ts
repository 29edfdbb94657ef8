import type { Day } from '@vesta/domain/dates/day';
import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { type MoneyRun, moneyRuns } from './money-runs.ts';

export interface PeriodRow {
  readonly from: Found<Day>;
  readonly to: Found<Day>;
  /** What is printed right of the two days. */
  readonly amounts: readonly MoneyRun[];
}

const DAY = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?\d{4}`;
const period = new RegExp(String.raw`(${DAY})\s*(?:-|–|bis(?: zum)?)?\s*(${DAY})`, 'd');

const opens = new RegExp(String.raw`^(${DAY})\s*(?:-|bis(?: zum)?)(?=\s|$)`);
const closes = new RegExp(`^(${DAY})$`);
/** Letter sizes by which both days may begin apart. */
const ASIDE = 1;

/** A narrow cell sets the two days one over the other: "15.09.2026 -" in the row, and below it alone "14.09.2027". */
function brokenRow(line: Line, next: Line | undefined): PeriodRow[] {
  const [whole, first] = opens.exec(line.text) ?? [];
  const last = next && next.page === line.page ? closes.exec(next.text)?.[1] : undefined;
  if (!whole || !first || !next || !last) return [];
  const [start, end] = [line.wordsAt(0, first.length), next.wordsAt(0, last.length)];
  const isBelow = start[0] && end[0] && Math.abs(start[0].box.left - end[0].box.left) < start[0].size * ASIDE;
  const dayOf = (text: string): Day | null => parseDay(text.replaceAll(' ', ''));
  const [from, to] = [dayOf(first), dayOf(last)];
  if (!isBelow || !from || !to || from > to) return [];
  const [began, ended] = [foundFrom(from, start), foundFrom(to, end)];
  const amounts = moneyRuns(line.wordsAt(whole.length, line.text.length), {});
  return began && ended ? [{ from: began, to: ended, amounts }] : [];
}

/** Rows of a table that begin with a first and a last day, as letters about benefits print what they pay when. */
export function periodRows(lines: readonly Line[]): PeriodRow[] {
  return lines.flatMap((line, at) => {
    const [, first, last] = period.exec(line.text)?.indices ?? [];
    if (!first || !last) return brokenRow(line, lines[at + 1]);
    const [from, to] = [first, last].map(([start, end]) => {
      const day = parseDay(line.text.slice(start, end).replaceAll(' ', ''));
      return day ? foundFrom(day, line.wordsAt(start, end)) : null;
    });
    if (!from || !to || from.value > to.value) return [];
    return [{ from, to, amounts: moneyRuns(line.wordsAt(last[1], line.text.length), {}) }];
  });
}
