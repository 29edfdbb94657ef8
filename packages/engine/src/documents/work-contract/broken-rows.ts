import { widthOf } from '../../evidence/geometry.ts';
import type { Line, PagedWord } from '../recognise/page-text.ts';

/** Rows of running text follow each other this closely, in letter sizes. */
const NEXT_ROW = 2.2;
const SAME_ROW = 0.6;
/** The next word would have come this near the margin, in letter sizes, or beyond it. */
const RAGGED = 1.5;

/** Rows of running text have at least so many words; what stands at the edge of the page has fewer. */
const FEWEST_WORDS = 6;

/** The right margin of the running text: where its longest row ends. */
export const marginOf = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ band }) => (band.words.length < FEWEST_WORDS ? 0 : band.box.right)));

/**
 * Whether words are read on without a jump: on one row, or broken once at the margin where the next word had no more
 * room. A name that goes on in the next row without need has run into something else.
 */
export function isReadOn(words: readonly PagedWord[], margin: number): boolean {
  let breaks = 0;
  return words.slice(1).every((word, index) => {
    const before = words[index];
    if (!before || before.page !== word.page) return false;
    const step = (word.baseline - before.baseline) / Math.max(1, word.size);
    if (Math.abs(step) < SAME_ROW) return true;
    breaks += 1;
    const isFull = before.box.right + widthOf(word.box) + word.size * RAGGED > margin;
    return breaks === 1 && step > 0 && step < NEXT_ROW && word.box.left < before.box.left && isFull;
  });
}
