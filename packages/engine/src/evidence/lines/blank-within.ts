import type { Box } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { darkRows } from './dark-rows.ts';

/** A column with this much ink of a capital's height, at most, lies between two letters. */
const EMPTY = 0.08;
/** Between words it is this wide at least, in heights of a capital; between letters of one it is hardly half of it. */
const BLANK = 0.3;
/** Letters flow into each other where a picture is blurred, and a blank may be hidden with them. */
const FEWEST_GAPS = 0.4;

/** How wide each empty stretch is that lies between ink. */
function gapsIn(columns: readonly number[], most: number): number[] {
  const gaps: number[] = [];
  let gap = 0;
  let hasBegun = false;
  for (const count of columns) {
    if (count <= most) gap += 1;
    else {
      if (hasBegun && gap > 0) gaps.push(gap);
      hasBegun = true;
      gap = 0;
    }
  }
  return gaps;
}

/** Whether a word of capitals may be two: a gap in its ink is wide enough for a blank, or no gaps can be seen. */
export function mayHoldBlank(sheet: Raster, word: Box, line: Box, letters: number): boolean {
  const part = cropped(sheet, { ...line, left: word.left, right: word.right });
  const seen = darkRows(part);
  if (!seen) return true;
  const { dark, top, bottom } = seen;
  const columns = new Array<number>(part.width).fill(0);
  for (let y = top; y <= bottom; y += 1)
    for (let x = 0; x < part.width; x += 1)
      if ((part.pixels[y * part.width + x] ?? 255) < dark) columns[x] = (columns[x] ?? 0) + 1;
  const capital = bottom - top + 1;
  const gaps = gapsIn(columns, capital * EMPTY);
  return gaps.length < (letters - 1) * FEWEST_GAPS || gaps.some((gap) => gap >= capital * BLANK);
}
