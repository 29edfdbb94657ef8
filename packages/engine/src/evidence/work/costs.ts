import type { LookedAtPage } from '../page-lines/look-at-page.ts';
import { sizeOfPage } from '../page-lines/size-of-page.ts';

/** Finding the print of a page and reading its short lines. */
export const LOOK = 2_000;
/** A photograph, or a further frame of one. */
export const PICTURE = 4_000;
/** One figure, by the reader that did not read it first. */
export const FIGURE = 100;
/** For every height of a line that tesseract reads. */
const WORDS = 6;

export const costOfWords = (looked: LookedAtPage): number => Math.round(sizeOfPage(looked) * WORDS);
