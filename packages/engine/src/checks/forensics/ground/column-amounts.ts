import type { Page, Word } from '../../../evidence/page.ts';
import { amountsOn } from './figures.ts';

/** Letter sizes between the words of a sentence, and by how much their lines may differ. */
const BLANK = 0.7;
const SAME_LINE = 0.3;
const NEAREST_ROWS = 60;

/** Currencies and sides belong to the figure itself. */
const mark = /^(?:€|EUR|EURO|S|H|D|A|C|CR|DB|\+|-)$/i;
export const isMark = ({ text }: Word): boolean => mark.test(text);
const isProse = (word: Word): boolean => /\p{L}{2}/u.test(word.text) && !isMark(word);

/** Whether a word of a sentence stands right before or behind a figure. */
function isInText(word: Word, upright: readonly Word[]): boolean {
  const reach = BLANK * word.size;
  return upright.some((other) => {
    if (other === word || Math.abs(other.baseline - word.baseline) > SAME_LINE * word.size || !isProse(other))
      return false;
    const gap = other.box.left > word.box.left ? other.box.left - word.box.right : word.box.left - other.box.right;
    return gap < reach;
  });
}

/** The figures that stand by themselves, as in columns; those in the text of a booking stand where the text puts them. */
export function columnAmountsOn(page: Page): Word[] {
  const upright = page.words.filter(({ angle }) => angle === 0);
  return amountsOn(page).filter((word) => !isInText(word, upright));
}

/** Some of the others stand shortly above, some shortly below. */
export function isBetween(word: Word, others: readonly Word[]): boolean {
  const steps = others.map(({ baseline }) => baseline - word.baseline);
  return (
    steps.some((step) => step < 0 && step > -NEAREST_ROWS) && steps.some((step) => step > 0 && step < NEAREST_ROWS)
  );
}
