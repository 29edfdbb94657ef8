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

/** Rows of a table that begin with a first and a last day, as letters about benefits print what they pay when. */
export function periodRows(lines: readonly Line[]): PeriodRow[] {
  return lines.flatMap((line) => {
    const [, first, last] = period.exec(line.text)?.indices ?? [];
    if (!first || !last) return [];
    const [from, to] = [first, last].map(([start, end]) => {
      const day = parseDay(line.text.slice(start, end).replaceAll(' ', ''));
      return day ? foundFrom(day, line.wordsAt(start, end)) : null;
    });
    if (!from || !to || from.value > to.value) return [];
    return [{ from, to, amounts: moneyRuns(line.wordsAt(last[1], line.text.length), {}) }];
  });
}
