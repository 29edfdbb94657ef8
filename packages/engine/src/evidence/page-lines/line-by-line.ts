import { type Box, heightOf, widthOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkIn } from './ink-in.ts';

/** Rows with more than this share of the ink of the fullest one belong to print. */
const FAINT = 0.06;
/** Each of two lines takes this part of their print at least, and so many pixels: what reaches below a line is less. */
const LEAST_PART = 0.34;
const LOWEST = 8;
/** Between them a row has at most this share of the ink that the fullest of either has. */
const VALLEY = 0.2;
/** Letters of either line reach this many pixels into the other. */
const REACH = 2;
/** On darker ground the letters are the light part, and rows tell nothing. */
const LIGHT = 160;
/** A double dash is no two lines. */
const SLIMMEST = 1.5;

/** The row that parts two lines; null where there is but one. */
function valleyIn(rows: Uint16Array): number | null {
  const faint = Math.max(...rows) * FAINT;
  const isPrint = (count: number): boolean => count > faint;
  const [top, bottom] = [rows.findIndex(isPrint), rows.findLastIndex(isPrint) + 1];
  const part = Math.max(LOWEST, Math.ceil((bottom - top) * LEAST_PART));
  const [from, to] = [top + part, bottom - part];
  if (to <= from) return null;
  const middle = rows.subarray(from, to);
  const least = Math.min(...middle);
  const full = Math.min(Math.max(...rows.subarray(top, from)), Math.max(...rows.subarray(to, bottom)));
  if (least > full * VALLEY) return null;
  return from + Math.round((middle.indexOf(least) + middle.lastIndexOf(least)) / 2);
}

function isOnLight({ pixels }: Raster): boolean {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 1) sum += pixels[at] ?? 0;
  return sum > LIGHT * pixels.length;
}

/** Paper has grain; print is darker than its ground by more. */
const BLANK = 25;

/**
 * The lines in a box. Small print stands so close that two of its lines are found as one: they are parted where no ink
 * is. Between the columns of a table something is found at times where nothing is printed.
 */
export function lineByLine(page: Raster, box: Box): Box[] {
  const part = cropped(page, box);
  if (part.width < 2 || part.height < 2) return [box];
  const { rows, contrast } = inkIn(part);
  const isLight = isOnLight(part);
  if (isLight && contrast < BLANK) return [];
  const mayBeTwo = isLight && part.height > 2 * LOWEST && widthOf(box) >= heightOf(box) * SLIMMEST;
  const valley = mayBeTwo ? valleyIn(rows) : null;
  if (valley === null) return [box];
  const middle = Math.max(0, Math.floor(box.top)) + valley;
  return [
    { ...box, bottom: middle + REACH },
    { ...box, top: middle - REACH },
  ];
}
