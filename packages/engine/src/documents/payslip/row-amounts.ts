import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { gapBetween } from '../../extraction/labels.ts';
import { readAmount } from './amount-text.ts';

/** An amount of a row and the words it is printed in. */
export interface RowAmount {
  readonly value: number;
  readonly words: readonly Word[];
}

/** No wider than a blank, in letter sizes. */
const BLANK = 0.9;

/** Two words that are one amount: a blank parts its thousands, or crept in behind its comma. */
function isTorn(word: Word, next: Word): boolean {
  const thousands = /^-?\d{1,3}$/.test(word.text) && /^\d{3},\d{2}-?$/.test(next.text);
  return /,$/.test(word.text) || (thousands && gapBetween(word, next) < BLANK);
}

/** The amount that begins with a word; null where none does. */
export function amountAt(words: readonly Word[], at: number): RowAmount | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return null;
  const whole = readAmount(word.text);
  if (whole !== null) return { value: whole, words: [word] };
  const torn = next && isTorn(word, next) ? readAmount(`${word.text} ${next.text}`) : null;
  return torn === null || !next ? null : { value: torn, words: [word, next] };
}

/** All amounts among the words of a row, left to right. */
export function amountsIn(words: readonly Word[]): RowAmount[] {
  const found: RowAmount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = amountAt(words, at);
    if (!amount) continue;
    found.push(amount);
    at += amount.words.length - 1;
  }
  return found;
}

/** The same announcement with another amount as what it means. */
export const meaning = (found: Candidate<number>, { value, words }: RowAmount): Candidate<number> => ({
  ...found,
  value,
  words,
  raw: words.map(({ text }) => text).join(' '),
  box: around(words.map(({ box }) => box)),
});
