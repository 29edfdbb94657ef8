import { type Box, heightOf, widthOf } from '../../geometry.ts';
import type { Page, Word } from '../../page.ts';
import type { Raster } from '../../raster/raster.ts';
import { inReadingOrder } from '../../reading-order.ts';
import { isUnnamed } from './unnamed-letters.ts';

/** Of a word that was seen, how much may lie under words of the text before it is one of them. */
const SAME_PLACE = 0.3;
/** Shades of grey between paper and ink. */
const LEAST_CONTRAST = 48;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether anything can be seen where a word is said to stand. */
function hasInk({ width, height, pixels }: Raster, unit: number, { box }: Word): boolean {
  let [darkest, lightest] = [255, 0];
  for (let y = Math.max(0, Math.floor(box.top / unit)); y < Math.min(height, box.bottom / unit); y += 1) {
    for (let x = Math.max(0, Math.floor(box.left / unit)); x < Math.min(width, box.right / unit); x += 1) {
      const grey = pixels[y * width + x] ?? 255;
      darkest = Math.min(darkest, grey);
      lightest = Math.max(lightest, grey);
    }
  }
  return lightest - darkest >= LEAST_CONTRAST;
}

/**
 * The words of a page that tells a part of itself only: what it writes and shows, and between them what was seen. Words
 * without ink are not believed, nor letters that the file does not name.
 */
export function withSeenWords(page: Page, seen: Page, raster: Raster, unit: number): Page {
  // Of a page that was turned to be read no place is that of the text any more.
  if (seen.frame !== page.frame) return seen;
  const own = page.words.filter((word) => !isUnnamed(word) && hasInk(raster, unit, word));
  const added = seen.words.filter(
    ({ box }) => own.reduce((sum, word) => sum + shared(box, word.box), 0) < SAME_PLACE * widthOf(box) * heightOf(box),
  );
  return { ...seen, origin: added.length > 0 ? 'ocr' : page.origin, words: inReadingOrder([...own, ...added]) };
}
