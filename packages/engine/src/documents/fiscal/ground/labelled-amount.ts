import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { type MoneyRun, type MoneyStyle, moneyRuns } from './money-runs.ts';

export interface LabelledRow {
  readonly line: Line;
  readonly amounts: readonly MoneyRun[];
}

/** Rows that begin to speak of `label`, with the amounts that are printed right of it. */
export function rowsOf(lines: readonly Line[], label: RegExp, style: MoneyStyle = {}): LabelledRow[] {
  return lines.flatMap((line) => {
    const match = label.exec(line.text);
    if (!match) return [];
    const words = line.wordsAt(match.index + match[0].length, line.text.length);
    return [{ line, amounts: moneyRuns(words, style) }];
  });
}

/**
 * The amount of a row with this label. Forms repeat their totals on a later page: the same amount twice is one,
 * two different ones are none.
 */
export function amountOf(
  lines: readonly Line[],
  label: RegExp,
  style: MoneyStyle = {},
  pick: (amounts: readonly MoneyRun[]) => MoneyRun | undefined = (amounts) =>
    amounts.length === 1 ? amounts[0] : undefined,
): Found<number> | null {
  const picked = rowsOf(lines, label, style)
    .filter((row) => row.amounts.length > 0)
    .map((row) => pick(row.amounts));
  const first = picked[0];
  if (!first || picked.some((run) => run?.cents !== first.cents)) return null;
  return foundFrom(
    first.cents,
    first.words.map((word) => word),
  );
}
