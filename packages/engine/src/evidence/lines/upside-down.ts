import { type Box, heightOf, widthOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { drawnLine } from './drawn-line.ts';
import { LINE_HEIGHT, type LinePixels, lookAtLine } from './line-weights.ts';
import { signsInLine } from './signs-in-line.ts';

/** The longest lines tell best, and few are enough. */
const MOST_LINES = 5;
/** The beginning of a line tells as well as all of it, in its heights. */
const LONGEST_PART = 8;
/** Each line speaks for 1 at most: when two agree, the others need not be asked. */
const BEYOND_DOUBT = 1.2;

/** How much of a line is letters and digits that are surely seen. */
async function sureSigns(line: LinePixels): Promise<number> {
  const signs = signsInLine(await lookAtLine(line, 'bytes'));
  // Doubt counts twice: print on its head is seen as print of some kind.
  return signs.reduce((sum, { sign, chance }) => sum + (/[\p{L}\d]/u.test(sign) ? chance ** 2 : 0), 0);
}

/** From -1, upright beyond doubt, to 1, on its head. */
async function onItsHead(raster: Raster, box: Box): Promise<number> {
  const part = cropped(raster, { ...box, right: Math.min(box.right, box.left + heightOf(box) * LONGEST_PART) });
  if (part.width < 2 || part.height < 2) return 0;
  const width = Math.max(LINE_HEIGHT, Math.round((part.width / part.height) * LINE_HEIGHT));
  const pixels = drawnLine(part, width);
  const upright = await sureSigns({ pixels, width });
  // The last pixel first: the same line turned by half.
  const turned = await sureSigns({ pixels: pixels.toReversed(), width });
  return (turned - upright) / Math.max(1, turned, upright);
}

/** Whether the lines of a sheet stand on their heads: the longest ones are read both ways. */
export async function isUpsideDown(raster: Raster, lines: readonly Box[]): Promise<boolean> {
  const told = lines
    .filter((box) => widthOf(box) > heightOf(box) * 2)
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MOST_LINES);
  let turned = 0;
  for (const box of told) {
    turned += await onItsHead(raster, box);
    if (Math.abs(turned) > BEYOND_DOUBT) break;
  }
  return turned > 0;
}
