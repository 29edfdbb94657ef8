import { around, type Box } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { wordsRightOf } from '../../extraction/label-values.ts';
import type { Label, Sheet } from '../../extraction/labels.ts';
import { unit } from './amount-text.ts';
import { columnOf } from './line-columns.ts';
import { isBesideMonth } from './month-columns.ts';
import { amountAt, type RowAmount } from './row-amounts.ts';
import type { Sum } from './sums.ts';

/** Behind a figure these make it a quantity. */
const counted = /^(?:gg|ore|hm|hr|std|tage|%|km|h|giorni|ratei|mesi|dodicesimi)\.?$/i;

/** Labels of sums, of taxes and of listed lines: their rows say what they are; names and days own no amount. */
export const ownsAmount =
  /^(?:net|gross|paid|total|social|tax|ytd|yearly|rounding|off_|accrual|garnishment|salary_loan|severance|accident|base_pay|contractual|supplement|wage|church|solidarity|pension|health|care|unemployment|other_ded|remainders|employer_cost|year_end)|_(?:tax|credit|gross|base)$/;

const boxOf = ({ words }: RowAmount): Box => around(words.map((word) => word.box));

/**
 * The amount of a pay line: the last number behind its wording, before other words begin, that is no quantity. Negative
 * where taken off.
 */
export const lineAmount = (sheet: Sheet, label: Label): Sum | null =>
  amountBehind(sheet, label, wordsRightOf(sheet, label));

/** The same among words that stand behind what serves as a label. */
export function amountBehind(sheet: Sheet, label: Label, words: readonly Word[]): Sum | null {
  let last: RowAmount | null = null;
  let ofMonth: RowAmount | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? '';
    const amount = amountAt(words, index);
    if (amount) {
      index += amount.words.length - 1;
      const isCounted = counted.test(words[index + 1]?.text ?? '');
      if (isCounted || columnOf(sheet, label.row, boxOf(amount)) === 'quantity') continue;
      last = amount;
      if (!isBesideMonth(sheet, boxOf(amount))) ofMonth = amount;
    } else if (last && /\p{L}{2}/u.test(text) && !unit.test(text)) break;
  }
  // Where no figure of the line stands in the column of the month, these columns are none of this table.
  const own = ofMonth ?? last;
  if (!own) return null;
  const run = own.words;
  const box = boxOf(own);
  const isTakenOff = columnOf(sheet, label.row, box) === 'deductions';
  const value = isTakenOff ? -Math.abs(own.value) : own.value;
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

/** "1/3 a carico del collaboratore": a share is no extra month, however alike its letters are. */
export const isShare = ({ words: own }: Label): boolean => own.some(({ text }) => /^\W*1\/[34]\b/.test(text));

/** Behind the wording may stand words that head something elsewhere, such as the name of a collective agreement. */
export function pastOtherLabels(sheet: Sheet, label: Label): Sum | null {
  const row = sheet.rows[label.row];
  const behind = row?.labels.filter((other) => other !== label && other.box.left >= label.box.right - 1) ?? [];
  if (!row || behind.some((other) => ownsAmount.test(other.name) && !isShare(other))) return null;
  const start = row.words.findIndex(({ box }, at) => box.left >= label.box.right && amountAt(row.words, at) !== null);
  return start < 0 ? null : amountBehind(sheet, label, row.words.slice(start));
}
