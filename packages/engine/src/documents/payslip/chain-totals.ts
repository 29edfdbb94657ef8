import type { Candidate } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { amountsIn } from './row-amounts.ts';

/**
 * "KV / PV-Beitrag  210,00 / 43,20  253,20": captions that share a row, a figure for each, and behind them what they come
 * to. That sum is none of theirs.
 */
export function isTotalOfChain(sheet: Sheet, { label, words }: Candidate<number>): boolean {
  const row = sheet.rows[label.row];
  if (!row || row.labels.length < 2) return false;
  const amounts = amountsIn(row.words);
  const [total, first] = [amounts.at(-1), amounts[0]?.words[0]];
  if (!total || !first || amounts.length !== row.labels.length + 1 || words[0] !== total.words[0]) return false;
  const areAllBefore = row.labels.every(({ box }) => box.right <= first.box.left);
  const sum = amounts.slice(0, -1).reduce((all, { value }) => all + Math.abs(value), 0);
  return areAllBefore && Math.abs(total.value) === sum;
}
