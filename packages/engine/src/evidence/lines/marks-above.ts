import { type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { darkRows } from './dark-rows.ts';

/** Less ink than this share of the fullest row is none: grain, or the pattern below. */
const SOME = 0.06;
/** Dots and strokes stand this far above capitals, in heights of them; what is higher belongs to the line above. */
const FARTHEST = 0.42;
const NEAREST = 0.06;

/** Whether something stands right above the capitals of a word, as accents and the dots of umlauts do. */
export function hasMarksAbove(sheet: Raster, word: Box, line: Box): boolean {
  const seen = darkRows(cropped(sheet, { ...line, left: word.left, right: word.right }));
  if (!seen) return false;
  const { rows, fullest, top, bottom } = seen;
  const capital = Math.max(1, bottom - top + 1);
  const [from, to] = [Math.max(0, Math.floor(top - capital * FARTHEST)), Math.floor(top - capital * NEAREST)];
  // A line that was cut right above its letters may have lost them.
  if (top < heightOf(line) * 0.04) return true;
  return rows.slice(from, Math.max(from, to)).some((count) => count > Math.max(1, fullest * SOME));
}
