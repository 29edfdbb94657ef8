import type { Box } from '../geometry.ts';
import { type PrintMap, printMapOf } from '../lines/print-map.ts';
import { type Stroke, strokesOf } from '../lines/strokes.ts';
import type { Raster } from '../raster/raster.ts';
import { apart } from './apart.ts';
import { lineByLine } from './line-by-line.ts';

/** The weights show the middle of print; this much of its area per round is around it. */
const AROUND = 1.5;
/** A last letter is less sure than the middle of its word: so much of a line's height more on either side. */
const ASIDE = 0.12;

function boxOf({ xs, ys }: Stroke, { across, down }: PrintMap): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  xs.forEach((x, at) => {
    const y = ys[at] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const [width, height] = [right - left + across, bottom - top + down];
  const more = (AROUND * width * height) / (2 * (width + height));
  const aside = more + ASIDE * (height + 2 * more);
  return {
    left: left - across / 2 - aside,
    top: top - down / 2 - more,
    right: right + across / 2 + aside,
    bottom: bottom + down / 2 + more,
  };
}

/** Where print stands on a level page, one box for each cell of a table or run of words. */
export async function printBoxes(page: Raster): Promise<Box[]> {
  const map = await printMapOf(page);
  const boxes = strokesOf(map).map((stroke) => boxOf(stroke, map));
  return apart(boxes).flatMap((box) => lineByLine(page, box));
}
