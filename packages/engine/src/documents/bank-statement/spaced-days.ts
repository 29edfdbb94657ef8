import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';

const parts = [/^(?:0[1-9]|[12]\d|3[01])$/, /^(?:0[1-9]|1[0-2])$/, /^(?:[23]\d|20[23]\d)$/] as const;
/** Letter sizes of the blanks within one day. */
const BLANK = 1;
/** Fewer rows that begin so may begin with any numbers. */
const FEWEST_ROWS = 4;

const gapOf = (left: Word, right: Word): number => (right.box.left - left.box.right) / Math.max(1, left.size);

/** Three words that are one day, from a place on. */
const isDayAt = (row: readonly Word[], at: number): boolean =>
  parts.every((part, nth) => {
    const [word, before] = [row[at + nth], row[at + nth - 1]];
    return (
      word !== undefined && part.test(word.text) && (nth === 0 || (before !== undefined && gapOf(before, word) < BLANK))
    );
  });

function joined(row: readonly Word[]): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; at < row.length; at += 1) {
    const word = row[at];
    if (!word) continue;
    if (!isDayAt(row, at)) words.push(word);
    else {
      const own = row.slice(at, at + parts.length);
      words.push({ ...word, text: own.map(({ text }) => text).join('.'), box: around(own.map(({ box }) => box)) });
      at += parts.length - 1;
    }
  }
  return words;
}

/** Line printers part day, month and year by blanks: "02 07 26" is a day where many rows of a page begin so. */
export function withSpacedDays(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const begun = rows.filter((row) => isDayAt(row, 0));
  return begun.length < FEWEST_ROWS ? rows : rows.map(joined);
}
