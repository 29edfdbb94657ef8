import { around, type Box, heightOf, sharedHeight, widthOf } from '../geometry.ts';

/** Parts of one line share this much of their height, stand this close, and are about as high as each other. */
const SAME_ROW = 0.6;
const WIDEST_GAP = 0.7;
const SAME_HEIGHT = 1.7;

const gapBetween = (a: Box, b: Box): number => Math.max(a.left, b.left) - Math.min(a.right, b.right);

function belongTogether(a: Box, b: Box): boolean {
  if (sharedHeight(a, b) < SAME_ROW) return false;
  const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
  const gap = gapBetween(a, b);
  // What lies within another line is a piece of it, however small.
  if (-gap > Math.min(widthOf(a), widthOf(b)) * 0.5) return true;
  return gap < low * WIDEST_GAP && high < low * SAME_HEIGHT;
}

/** Small or faint print is seen in pieces, which are put together again. */
export function joined(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    let line = box;
    for (let at = lines.findIndex((other) => belongTogether(other, line)); at >= 0; ) {
      const [other] = lines.splice(at, 1);
      if (other) line = around([other, line]);
      at = lines.findIndex((next) => belongTogether(next, line));
    }
    lines.push(line);
  }
  return lines;
}

/** The letters of a line reach this far down in it: what is below may be the next one's accents. */
const DOWN_TO = 0.8;

/** A line ends where the next one begins: what reaches into it would be read along. Accents belong to the lower one. */
export const parted = (lines: readonly Box[]): Box[] =>
  lines.map((line) => {
    const below = lines.filter(
      (other) => other.top > line.top + heightOf(line) * 0.5 && other.top < line.bottom && gapBetween(line, other) < 0,
    );
    const next = Math.min(line.bottom, ...below.map(({ top }) => top));
    return { ...line, bottom: Math.max(next, line.top + heightOf(line) * DOWN_TO) };
  });
