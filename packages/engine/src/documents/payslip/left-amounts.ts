import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { columnOf } from './line-columns.ts';
import { amountsIn } from './row-amounts.ts';

const COST = 0.1;
const COST_PER_GAP = 0.04;
const COST_OF_FARTHEST = 1.2;

/** Whether a line of the body has its amount in a headed column before its text. */
function isInBody(sheet: Sheet, label: Label, ahead: readonly Word[]): boolean {
  const [only, ...more] = amountsIn(ahead);
  if (!only || more.length > 0) return false;
  const column = columnOf(sheet, label.row, around(only.words.map(({ box }) => box)));
  return column === 'deductions' || column === 'earnings';
}

/** "189,94   F100   IRPEF": the code of a line stands between its amount and its text. */
const withoutCode = (ahead: readonly Word[]): readonly Word[] =>
  ahead.filter(({ text }, at) => !(at > 0 && at === ahead.length - 1 && /^[A-Z]{0,3}\d{1,6}$/.test(text)));

const isCurrency = ({ text }: Word): boolean => /^(?:€|EUR)$/.test(text);

/** "1.885,41 netto che Le accreditiamo il 10/08/2026" */
const isDayBehind = ({ box }: Label, word: Word): boolean =>
  word.box.left > box.right && /^(?:il|al|del|am|zum|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/.test(word.text);

/**
 * Some slips print the sum before its caption: a row with one amount, the caption behind it, and nothing else; or under
 * the head of a column for what is taken off or earned, with base, rate and code of the line behind its caption.
 */
export function leftOf(sheet: Sheet, label: Label): Candidate<number>[] {
  const words = sheet.rows[label.row]?.words ?? [];
  const others = words.filter((word) => !label.words.includes(word) && !isDayBehind(label, word) && !isCurrency(word));
  const ahead = others.filter(({ box }) => box.right < label.box.left);
  const before = isInBody(sheet, label, ahead) ? withoutCode(ahead) : others;
  const [amount, ...more] = amountsIn(before);
  const [last, first] = [amount?.words.at(-1), label.words[0]];
  const isAlone = amount !== undefined && more.length === 0 && amount.words.length === before.length;
  if (!isAlone || !last || !first || last.box.right > first.box.left) return [];
  return [
    {
      value: amount.value,
      raw: amount.words.map(({ text }) => text).join(' '),
      words: amount.words,
      box: around(amount.words.map(({ box }) => box)),
      page: sheet.page.number,
      side: 'left',
      cost: COST + Math.min(gapBetween(last, first) * COST_PER_GAP, COST_OF_FARTHEST),
      label,
    },
  ];
}
