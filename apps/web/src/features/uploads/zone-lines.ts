import type { BusyMap } from './busy-map.ts';

/** A card that lies a little askew: the picture is read along lines that rise or fall by so much per pixel. */
const SLOPES = Array.from({ length: 17 }, (_, step) => (step - 8) / 60);
const ROW_STEP = 2;
/** Letters of a zone leave no gap wider than this part of the width between two of their edges. */
const WIDEST_GAP = 0.03;
/** A zone runs across the card, and a card takes up most of its picture. */
const LEAST_LENGTH = 0.5;
const LOWEST_LINE = 0.008;
const HIGHEST_LINE = 0.09;

/** The longest stretch of a slanted row in which letters follow each other closely. */
function stretch({ marks, width, height }: BusyMap, row: number, slope: number): number {
  const gap = width * WIDEST_GAP;
  let [longest, from, last] = [0, -1, -1];
  for (let x = 0; x < width; x++) {
    const y = Math.round(row + (x - width / 2) * slope);
    if (y < 0 || y >= height || marks[y * width + x] === 0) continue;
    if (last < 0 || x - last > gap) from = x;
    last = x;
    longest = Math.max(longest, last - from);
  }
  return longest;
}

/** How many lines run across the card without a gap, one above the other and of like height. */
function linesAt(map: BusyMap, slope: number): number {
  const { width, height } = map;
  const lines: { from: number; to: number }[] = [];
  for (let row = 0; row < height; row += ROW_STEP) {
    if (stretch(map, row, slope) < width * LEAST_LENGTH) continue;
    const line = lines.at(-1);
    if (line && row - line.to <= ROW_STEP) line.to = row;
    else lines.push({ from: row, to: row });
  }
  const tall = lines.filter(({ from, to }) => to - from >= width * LOWEST_LINE && to - from <= width * HIGHEST_LINE);
  let [best, run] = [0, 0];
  for (const [index, line] of tall.entries()) {
    const before = tall[index - 1];
    // The lines of a zone stand about their own height apart.
    const follows = before && line.from - before.to < 3 * (line.to - line.from + before.to - before.from);
    run = follows ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best;
}

/** Lines of a machine-readable zone in a picture: three on the back of a card, two on a passport. */
export const zoneLines = (map: BusyMap): number => Math.max(...SLOPES.map((slope) => linesAt(map, slope)));
