import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';
import { unit } from './amount-text.ts';
import { amountsIn, meaning, type RowAmount } from './row-amounts.ts';

const isWord = ({ text }: { readonly text: string }): boolean => /\p{L}{2}/u.test(text) && !unit.test(text);

const ofSum =
  /^(?:gross|net|total_deductions|paid_amount|statutory_deductions|tax_deductions|social_security_deductions)$/;

/** "8,75 % von 2.880,00": what a rate is taken from. */
const from = /^(?:von|aus|v\.|auf|su|di|da)$/i;

/** Beside the words that explain it, as near as beside its caption. */
const COST = 0.6;

/** Rows around in which words begin at one place: they are a column, and explain nothing of the column before. */
const ROWS_AROUND = 5;
const FEWEST = 2;
const ALIGNED = 1.5;

function startsColumn(rows: Sheet['rows'], row: number, word: Word): boolean {
  const around = [...rows.slice(Math.max(0, row - ROWS_AROUND), row), ...rows.slice(row + 1, row + 1 + ROWS_AROUND)];
  const same = around.filter(({ words }) =>
    words.some(
      ({ box }, at) =>
        Math.abs(box.left - word.box.left) < ALIGNED && at > 0 && amountsIn(words.slice(at - 1, at)).length === 1,
    ),
  );
  return same.length >= FEWEST;
}

/** The amount that stands by itself at the end of a row in which the words of a cell go on behind another. */
function explainedBy({ rows }: Sheet, { label, side, words }: Candidate<number>): RowAmount | null {
  const cells = side === 'right' ? (rows[label.row]?.cells ?? []) : [];
  const own = cells.find((cell) => words.some((word) => cell.words.includes(word)));
  const [first, last] = [words[0], words.at(-1)];
  if (!own || !first || !last) return null;
  const behind = own.words.slice(own.words.indexOf(last) + 1);
  // The caption of another sum right before the end of the row says what that is.
  const isCaptioned = rows[label.row]?.labels.some(
    (other) => ofSum.test(other.name) && other.words.includes(behind.at(-1) ?? first),
  );
  if (behind[0] && startsColumn(rows, label.row, behind[0])) return null;
  const isBase = from.test(own.words[own.words.indexOf(first) - 1]?.text ?? '');
  if (!isBase && (isCaptioned || !behind.some(isWord))) return null;
  const [end] = cells.slice(cells.indexOf(own) + 1);
  const [amount, ...more] = end && !end.words.some(isWord) ? amountsIn(end.words) : [];
  return amount && more.length === 0 ? amount : null;
}

/** "IRPEF netta  lorda 520,10 - detrazioni 210,00      310,10": what explains another amount stands for that one. */
export const withoutExplanations = (sheet: Sheet, found: readonly Candidate<number>[]): Candidate<number>[] =>
  found.map((one) => {
    const meant = explainedBy(sheet, one);
    if (!meant) return one;
    return { ...meaning(one, meant), cost: Math.min(one.cost, COST) };
  });
