import type { Reading } from '../../../documents/reading.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import { hasFigure } from './figures.ts';
import { isFactAt } from './told-places.ts';

const signs = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
const FEWEST_LETTERS = 8;

/** Of figures alone the same ones stand in many places. */
const isWords = (text: string): boolean => text.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS;

/** Whether another page has the same print: the heads of lists and letters, which a layout sets again on every page. */
function isRepeated(pages: readonly Page[], page: number, text: string): boolean {
  const sought = signs(text);
  if (!isWords(text)) return false;
  return pages.some(({ number, words }) => {
    if (number === page) return false;
    const upright = words.filter(({ angle }) => angle === 0).map((word) => signs(word.text));
    return upright.join('').includes(sought);
  });
}

/**
 * Heads of pages that run into each other, or that a form clears away before it prints another, replace nothing: what
 * lies below is still to be read on another page, no figure is touched, and nothing was taken from that place.
 */
export const isFurniture = (
  { pages, readings }: { readonly pages: readonly Page[]; readonly readings: readonly Reading[] },
  {
    page,
    box,
    under,
    over,
  }: { readonly page: number; readonly box: Box; readonly under: string; readonly over: string },
): boolean => isRepeated(pages, page, under) && !hasFigure(over) && !isFactAt(readings, page, box);
