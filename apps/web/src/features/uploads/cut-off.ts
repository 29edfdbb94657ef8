import type { BusyMap } from './busy-map.ts';

/** How deep the strip along an edge is, as a part of the longer edge. */
const STRIP = 0.018;
/** Strokes of letters have two sides; the rim of a card or a table has one. */
const LEAST_MARKS = 2;
const LOWEST_LINE = 0.008;
const HIGHEST_LINE = 0.06;
/** One line may be a thing on the table; several are a paper that goes on outside. */
const LEAST_LINES = 2;

/** Lines of print that run into the left or the right edge. */
function linesInto({ marks, width, height }: BusyMap, from: number, to: number): number {
  const edge = Math.max(width, height);
  let [lines, tall] = [0, 0];
  for (let y = 0; y <= height; y++) {
    let count = 0;
    for (let x = from; y < height && x < to; x++) count += marks[y * width + x] ?? 0;
    if (count >= LEAST_MARKS) tall++;
    else {
      if (tall >= edge * LOWEST_LINE && tall <= edge * HIGHEST_LINE) lines++;
      tall = 0;
    }
  }
  return lines;
}

const WIDEST_GAP = 0.03;
const LEAST_LENGTH = 0.12;
/** So many strokes stand in a tenth of the width where there are letters. */
const LEAST_STROKES = 8;

/** Whether one row of pixels runs through a line of letters. */
function runsThroughLetters({ marks, width }: BusyMap, y: number): boolean {
  let [from, last, strokes] = [-1, -1, 0];
  for (let x = 0; x < width; x++) {
    if (marks[y * width + x] === 0) continue;
    if (last < 0 || x - last > width * WIDEST_GAP) [from, strokes] = [x, 0];
    if (x - last > 1) strokes++;
    last = x;
    const length = (last - from) / width;
    if (length >= LEAST_LENGTH && strokes >= length * 10 * LEAST_STROKES) return true;
  }
  return false;
}

const LEAST_RIM = 0.2;
const LEAST_APART = 0.3;

/** How far a standing line can be followed from a pixel at an edge into the picture. */
function followed({ marks, width, height }: BusyMap, x: number, y: number, step: 1 | -1): number {
  let [at, row] = [x, y];
  for (; row >= 0 && row < height; row += step) {
    const next = [at, at - 1, at + 1].find((place) => marks[row * width + place] === 1);
    if (next === undefined) break;
    at = next;
  }
  return Math.abs(row - y);
}

/** Whether both sides of a sheet run into the upper or the lower edge: its corners are outside. */
function sidesRunInto(map: BusyMap, y: number, step: 1 | -1): boolean {
  const { marks, width, height } = map;
  const rims: number[] = [];
  for (let x = 1; x < width - 1; x++) {
    if (marks[y * width + x] === 1 && followed(map, x, y, step) >= height * LEAST_RIM) rims.push(x);
  }
  return (rims.at(-1) ?? 0) - (rims[0] ?? 0) >= width * LEAST_APART;
}

/** Whether print or the paper itself goes on beyond an edge of the picture. */
export function isCutOff(map: BusyMap): boolean {
  const { width, height } = map;
  const strip = Math.ceil(Math.max(width, height) * STRIP);
  return (
    linesInto(map, 1, 1 + strip) >= LEAST_LINES ||
    linesInto(map, width - 1 - strip, width - 1) >= LEAST_LINES ||
    [1, height - 2].some((y) => runsThroughLetters(map, y)) ||
    sidesRunInto(map, 1, 1) ||
    sidesRunInto(map, height - 2, -1)
  );
}
