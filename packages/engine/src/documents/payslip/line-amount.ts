import { around, type Box } from '../../evidence/geometry.ts';
import { wordsRightOf } from '../../extraction/label-values.ts';
import type { Label, Sheet } from '../../extraction/labels.ts';
import { amountAt, type RowAmount } from './row-amounts.ts';
import type { Sum } from './sums.ts';

const unit = /^(?:gg|ore|hm|hr|std|tage|eur|euro|€|%|g|e|l|s|f|j|x|n|nr|km|h)\.?$/i;

const overlaps = (a: Box, b: Box): boolean => Math.min(a.right, b.right) > Math.max(a.left, b.left);

/** Whether the amount stands in the column of what is taken off. */
function isTakenOff(sheet: Sheet, row: number, box: Box): boolean | null {
  const heads = sheet.labels.filter((label) => label.row < row && /^column_/.test(label.name));
  const over = heads.filter((label) =>
    overlaps({ ...label.box, left: label.box.left - 30, right: label.box.right + 12 }, box),
  );
  const nearest = over.sort(
    (a, b) => b.row - a.row || Math.abs(a.box.right - box.right) - Math.abs(b.box.right - box.right),
  )[0];
  return nearest ? nearest.name === 'column_deductions' : null;
}

/** The amount of a pay line: the last number behind its wording, before other words begin. Negative where taken off. */
export function lineAmount(sheet: Sheet, label: Label): Sum | null {
  let last: RowAmount | null = null;
  const words = wordsRightOf(sheet, label);
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? '';
    const amount = amountAt(words, index);
    if (amount) {
      last = amount;
      index += amount.words.length - 1;
    } else if (last && /\p{L}{2}/u.test(text) && !unit.test(text)) break;
  }
  if (!last) return null;
  const run = last.words;
  const box = around(run.map((word) => word.box));
  const taken = isTakenOff(sheet, label.row, box);
  const value = taken === true ? -Math.abs(last.value) : last.value;
  const raw = run.map((word) => word.text).join(' ');
  return {
    value,
    raw,
    words: run,
    box,
    page: sheet.page.number,
    side: 'right',
    cost: label.distance * 0.2,
    label,
    yearly: false,
    ruled: false,
  };
}
