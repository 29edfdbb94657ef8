import type { Word } from '../../../evidence/page.ts';
import { gapBetween, type Sheet } from '../../../extraction/labels.ts';

/** Typewriters leave wider blanks between words than print does, in letter sizes. */
export const WIDEST_BLANK = 2;
/** What stands so near to a value on its row, and is no label, may be the rest of it. */
const NEARBY = 3;

const mayBeOfName = ({ text }: Word): boolean => /\p{Lu}{2}|^\p{Lu}\p{Ll}/u.test(text);

/** Whether nothing right beside a name or a place may belong to it as well: half of one is another one. */
export function isWhole({ rows, labels }: Sheet, words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  const row = rows.find((one) => one.words.includes(first))?.words ?? [];
  const [before, after] = [row[row.indexOf(first) - 1], row[row.indexOf(last) + 1]];
  const isOpen = (word: Word | undefined, gap: (word: Word) => number): boolean =>
    word !== undefined &&
    mayBeOfName(word) &&
    gap(word) <= NEARBY &&
    !labels.some((label) => label.words.includes(word));
  return !isOpen(before, (word) => gapBetween(word, first)) && !isOpen(after, (word) => gapBetween(last, word));
}
