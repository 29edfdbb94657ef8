import { type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { darkRows } from './dark-rows.ts';

/** Less ink than this share of the fullest row is none: grain, or the pattern below. */
const SOME = 0.06;
/** Dots and strokes stand this far above capitals, in heights of them; what is higher belongs to the line above. */
const FARTHEST = 0.42;
const NEAREST = 0.06;
/** Two dots are little beside the ink of a long word: it is looked at in stretches of some letters, in line heights. */
const STRETCH = 2;

/** Dark pixels of each row between two columns. */
const inkOf = ({ width, height, pixels }: Raster, [from, to]: readonly [number, number], dark: number): number[] =>
  Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width + from, row * width + to).reduce((sum, gray) => sum + (gray < dark ? 1 : 0), 0),
  );

function stretchesOf(width: number, height: number): (readonly [number, number])[] {
  const count = Math.max(1, Math.floor(width / (height * STRETCH)));
  const end = (at: number): number => Math.round((at * width) / count);
  return Array.from({ length: count }, (_, at) => [end(at), end(at + 1)] as const);
}

/** Whether something stands right above the capitals of a word, as accents and the dots of umlauts do. */
export function hasMarksAbove(sheet: Raster, word: Box, line: Box): boolean {
  const part = cropped(sheet, { ...line, left: word.left, right: word.right });
  const seen = darkRows(part);
  if (!seen) return false;
  const { dark, top, bottom } = seen;
  // A line that was cut right above its letters may have lost them.
  if (top < heightOf(line) * 0.04) return true;
  const capital = Math.max(1, bottom - top + 1);
  const [from, to] = [Math.max(0, Math.floor(top - capital * FARTHEST)), Math.floor(top - capital * NEAREST)];
  return stretchesOf(part.width, part.height).some((columns) => {
    const rows = inkOf(part, columns, dark);
    const some = Math.max(1, Math.max(...rows) * SOME);
    return rows.slice(from, Math.max(from, to)).some((count) => count > some);
  });
}
