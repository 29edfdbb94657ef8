import { type Box, heightOf, middleY } from '../geometry.ts';
import { type PrintMap, printMapOf } from '../lines/print-map.ts';
import { type Stroke, strokesOf } from '../lines/strokes.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { apart } from './apart.ts';
import { lineByLine } from './line-by-line.ts';
import { wholeWords } from './whole-words.ts';

/** The weights show the middle of print; this much of its area per round is around it. */
const AROUND = 1.5;

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
  return {
    left: left - across / 2 - more,
    top: top - down / 2 - more,
    right: right + across / 2 + more,
    bottom: bottom + down / 2 + more,
  };
}

async function boxesOn(part: Raster): Promise<Box[]> {
  const map = await printMapOf(part);
  return strokesOf(map).map((stroke) => boxOf(stroke, map));
}

/** Labels of forms are so small, in pixels, that they are seen only from near; a tenth of all print must be. */
const SMALL = 27;
const hasSmallPrint = (boxes: readonly Box[]): boolean => {
  const heights = boxes.map(heightOf).toSorted((a, b) => a - b);
  return (heights[Math.floor(heights.length / 10)] ?? SMALL) < SMALL;
};

/** Halves of a page that are looked at by themselves reach this far into each other. */
const SHARED = 80;

/** The same from near: a part of a page is shrunk less than all of it. */
async function boxesFromNear(page: Raster): Promise<Box[]> {
  const middle = Math.round(page.height / 2);
  const all = { left: 0, right: page.width };
  const below = middle - SHARED;
  const upper = await boxesOn(cropped(page, { ...all, top: 0, bottom: middle + SHARED }));
  const lower = await boxesOn(cropped(page, { ...all, top: below, bottom: page.height }));
  const onPage = lower.map((box) => ({ ...box, top: box.top + below, bottom: box.bottom + below }));
  return [...upper.filter((box) => middleY(box) < middle), ...onPage.filter((box) => middleY(box) >= middle)];
}

/** Where print stands on a level page, one box for each cell of a table or run of words. */
export async function printBoxes(page: Raster): Promise<Box[]> {
  const boxes = await boxesOn(page);
  const found = hasSmallPrint(boxes) ? await boxesFromNear(page) : boxes;
  return wholeWords(page, apart(found)).flatMap((box) => lineByLine(page, box));
}
