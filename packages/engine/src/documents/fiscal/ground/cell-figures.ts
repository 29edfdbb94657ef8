import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { dayIn } from '../cu/read-points.ts';
import { figureLike } from './captions.ts';
import { dayAfter } from './day-near.ts';
import { amountOf, rowsOf } from './labelled-amount.ts';
import { type MoneyRun, type MoneyStyle, moneyRuns } from './money-runs.ts';

const moneyIn =
  (style: MoneyStyle) =>
  (words: readonly PagedWord[]): Found<number> | null => {
    const [only, ...more] = moneyRuns(words, style);
    return only && more.length === 0 ? foundFrom(only.cents, only.words) : null;
  };

/** The one amount that stands at captions which begin like `label`: behind them or in the cell below. */
export const amountInCell = (lines: readonly Line[], label: RegExp, style: MoneyStyle = {}): Found<number> | null =>
  figureLike(lines, new RegExp(`^(?:${label.source})`), moneyIn(style));

/** Columns of the members of a household: the last one is that of all, where it is the sum of the others. */
function ofAll(amounts: readonly MoneyRun[]): MoneyRun | undefined {
  const last = amounts.at(-1);
  const others = amounts.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0);
  return amounts.length === 1 || last?.cents === others ? last : undefined;
}

/** What a household gets: of a row with a column for each member that of all, and none where no column is the sum. */
export function householdAmount(lines: readonly Line[], label: RegExp): Found<number> | null {
  const isParted = rowsOf(lines, label).some(({ amounts }) => amounts.length > 1);
  return amountOf(lines, label, {}, ofAll) ?? (isParted ? null : amountInCell(lines, label));
}

const dayInCell = (lines: readonly Line[], label: RegExp): Found<string> | null =>
  figureLike(lines, new RegExp(`^(?:${label.source})`), dayIn);

/** In a list the amount stands in the row of its caption, in a form with cells below it. */
export const amountBeside = (lines: readonly Line[], label: RegExp): Found<number> | null =>
  amountOf(lines, label) ?? amountInCell(lines, label);

/** A day of a list or of a form, in the same way; `words` are those that only a running text uses. */
export const dayBeside = (lines: readonly Line[], label: RegExp, words: RegExp = label): Found<string> | null =>
  dayInCell(lines, label) ?? dayAfter(lines, words);
