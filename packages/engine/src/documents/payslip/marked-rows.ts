import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { type Row, type Sheet, sizeOf } from '../../extraction/labels.ts';
import { readAmount } from './amount-text.ts';

/** Rows under one caption are marked: what is paid every month, and what is paid once and taxed by itself. */
const everyMonth = /^L$/;
const once = /^[ES]$/;
/** In letter sizes: rows of one cell, and edges of one column. */
const NEXT_ROW = 2.4;
const EDGE = 1.5;

const wordBefore = ({ words }: Row, word: Word): Word | undefined => words[words.indexOf(word) - 1];

/** The amount of the next row whose mark and whose end stand right under those of this one. */
function below(sheet: Sheet, at: number, mark: Word, last: Word): { value: number; word: Word } | null {
  const [row, next] = [sheet.rows[at], sheet.rows[at + 1]];
  const size = sizeOf(last);
  if (!row || !next || next.baseline - row.baseline > size * NEXT_ROW) return null;
  for (const word of next.words) {
    const before = wordBefore(next, word);
    const value = readAmount(word.text);
    const isUnder = Math.abs(word.box.right - last.box.right) < size * EDGE;
    if (value === null || !isUnder || !before || !once.test(before.text)) continue;
    if (Math.abs(before.box.left - mark.box.left) < size * EDGE) return { value, word };
  }
  return null;
}

/** An amount under its caption with what its second row adds to it. */
export function withMarkedRow(sheet: Sheet, found: Candidate<number>): Candidate<number> {
  const [first, last] = [found.words[0], found.words.at(-1)];
  const at = first && found.side === 'below' ? sheet.rows.findIndex(({ words }) => words.includes(first)) : -1;
  const row = sheet.rows[at];
  const mark = row && first ? wordBefore(row, first) : undefined;
  const more = last && mark && everyMonth.test(mark.text) ? below(sheet, at, mark, last) : null;
  if (!more) return found;
  const words = [...found.words, more.word];
  const raw = words.map(({ text }) => text).join(' ');
  return { ...found, value: found.value + more.value, words, raw, box: around(words.map(({ box }) => box)) };
}
