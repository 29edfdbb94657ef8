import { type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';

/** Rows with this share of the ink of the fullest row run through letters. */
const THROUGH_LETTERS = 0.3;
/** Less ink than this share of the fullest row is none: grain, or the pattern below. */
const SOME = 0.06;
/** Dots and strokes stand this far above capitals, in heights of them; what is higher belongs to the line above. */
const FARTHEST = 0.42;
const NEAREST = 0.06;

const sorted = (values: Uint8Array): Uint8Array => values.toSorted();

/** How many dark pixels each row has: darker than half way from the ground to the ink. */
function inkByRow({ width, height, pixels }: Raster): number[] {
  const byGray = sorted(pixels);
  const ground = byGray[Math.floor(byGray.length / 2)] ?? 255;
  const ink = byGray[Math.floor(byGray.length * 0.03)] ?? 0;
  const dark = (ground + ink) / 2;
  return Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width, (row + 1) * width).reduce((sum, gray) => sum + (gray < dark ? 1 : 0), 0),
  );
}

/** Whether something stands right above the capitals of a word, as accents and the dots of umlauts do. */
export function hasMarksAbove(sheet: Raster, word: Box, line: Box): boolean {
  const part = cropped(sheet, { ...line, left: word.left, right: word.right });
  if (part.width === 0 || part.height === 0) return false;
  const rows = inkByRow(part);
  const fullest = Math.max(...rows);
  if (fullest === 0) return false;
  const isFull = (count: number): boolean => count >= fullest * THROUGH_LETTERS;
  const [top, bottom] = [rows.findIndex(isFull), rows.findLastIndex(isFull)];
  const capital = Math.max(1, bottom - top + 1);
  const [from, to] = [Math.max(0, Math.floor(top - capital * FARTHEST)), Math.floor(top - capital * NEAREST)];
  // A line that was cut right above its letters may have lost them.
  if (top < heightOf(line) * 0.04) return true;
  return rows.slice(from, Math.max(from, to)).some((count) => count > Math.max(1, fullest * SOME));
}
