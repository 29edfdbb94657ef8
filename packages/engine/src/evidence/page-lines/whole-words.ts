import { around, type Box, heightOf, sharedHeight } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkIn } from './ink-in.ts';

/** Of print whose box is lower than this, in pixels, often only a part is found. */
const SMALL = 34;
/** Letters of one word stand closer than this, in heights of the box. */
const WITHIN_WORD = 0.15;
/** No box grows by more, in its heights: up or down, and sideways. */
const HIGHEST = 0.4;
const LONGEST = 10;
/** Room around what was found. */
const ROOM = 0.15;
/** Paper has grain; print is darker than its ground by more. */
const BLANK = 25;

/** Where ink ends that goes on from an edge, over gaps no wider than this. */
function goOn(edge: number, step: 1 | -1, end: number, gap: number, hasInk: (at: number) => boolean): number {
  let [last, quiet] = [edge, 0];
  for (let at = edge - step * gap; quiet <= gap && (end - at) * step > 0; at += step) {
    quiet = hasInk(at) ? 0 : quiet + 1;
    if (quiet === 0 && (at - last) * step > 0) last = at;
  }
  return last;
}

function wholeWord(page: Raster, found: Box, boxes: readonly Box[]): Box {
  const height = heightOf(found);
  // Within letters there is more ink than paper: the paper around them tells what is dark.
  const withPaper = { ...found, top: found.top - height / 2, bottom: found.bottom + height / 2 };
  const { dark, contrast } = inkIn(cropped(page, withPaper));
  if (contrast < BLANK) return found;
  const isDark = (x: number, y: number): boolean => (page.pixels[y * page.width + x] ?? 255) < dark;
  const [left, right] = [Math.max(0, Math.floor(found.left)), Math.min(page.width, Math.ceil(found.right))];
  const inRow = (y: number): boolean => {
    for (let x = left; x < right; x += 1) if (isDark(x, y)) return true;
    return false;
  };
  const most = Math.round(height * HIGHEST);
  const top = Math.max(0, goOn(Math.floor(found.top), -1, Math.floor(found.top) - most, 0, inRow));
  const bottom = Math.min(page.height - 1, goOn(Math.ceil(found.bottom), 1, Math.ceil(found.bottom) + most, 0, inRow));
  const inColumn = (x: number): boolean => {
    for (let y = top; y < bottom; y += 1) if (isDark(x, y)) return true;
    return false;
  };
  const beside = boxes.filter((other) => other !== found && sharedHeight(other, found) > 0.4);
  const first = Math.max(
    -1,
    left - height * LONGEST,
    ...beside.map((other) => (other.right <= left ? other.right : -1)),
  );
  const past = Math.min(
    page.width,
    right + height * LONGEST,
    ...beside.map((other) => (other.left >= right ? other.left : page.width)),
  );
  const gap = Math.max(2, Math.round(height * WITHIN_WORD));
  const [from, to] = [goOn(left, -1, first, gap, inColumn), goOn(right, 1, past, gap, inColumn)];
  return {
    left: from < left ? from - height * ROOM : found.left,
    right: to > right ? to + height * ROOM : found.right,
    top: top < Math.floor(found.top) ? top - height * ROOM : found.top,
    bottom: bottom > Math.ceil(found.bottom) ? bottom + height * ROOM : found.bottom,
  };
}

const isSmall = (box: Box): boolean => heightOf(box) < SMALL;

/** Boxes of one line of print are about as high as each other. */
const AS_HIGH = 2;

const isSameLine = (a: Box, b: Box): boolean =>
  sharedHeight(a, b) > 0.5 && heightOf(a) < heightOf(b) * AS_HIGH && heightOf(b) < heightOf(a) * AS_HIGH;

/** Where two boxes grew into each other they hold parts of one word, which only both together show. */
function whereTheyMeet(grown: readonly Box[]): Box[] {
  const result: Box[] = [];
  for (const box of grown.toSorted((a, b) => a.left - b.left)) {
    const at = isSmall(box)
      ? result.findIndex((one) => isSmall(one) && one.right > box.left && isSameLine(one, box))
      : -1;
    const before = result[at];
    if (before) result[at] = around([before, box]);
    else result.push(box);
  }
  return result;
}

/** The same boxes of print, small ones as far as the words reach of which a part was found. */
export const wholeWords = (page: Raster, boxes: readonly Box[]): Box[] =>
  whereTheyMeet(boxes.map((box) => (isSmall(box) ? wholeWord(page, box, boxes) : box)));
