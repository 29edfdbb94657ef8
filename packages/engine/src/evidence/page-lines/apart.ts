import { type Box, heightOf, sharedHeight } from '../geometry.ts';

/** What begins this far below the top of a line, in its height, is the next one. */
const BELOW = 0.45;

const isBelow = (line: Box, other: Box): boolean =>
  other.left < line.right &&
  other.right > line.left &&
  other.top > line.top + heightOf(line) * BELOW &&
  other.top < line.bottom &&
  other.bottom > line.bottom;

const isBeside = (line: Box, other: Box): boolean =>
  sharedHeight(line, other) > 0.5 && other.left > line.left && other.left < line.right && other.right > line.right;

/** Lines that reach into each other, each up to the middle of what they share: half a neighbour is not read along. */
export function apart(boxes: readonly Box[]): Box[] {
  const edges = boxes.map((box) => ({ ...box }));
  for (const [at, line] of boxes.entries()) {
    const own = edges[at];
    for (const [next, other] of boxes.entries()) {
      const its = edges[next];
      if (!own || !its) continue;
      if (isBelow(line, other)) {
        const middle = (line.bottom + other.top) / 2;
        [own.bottom, its.top] = [Math.min(own.bottom, middle), Math.max(its.top, middle)];
      } else if (isBeside(line, other)) {
        const middle = (line.right + other.left) / 2;
        [own.right, its.left] = [Math.min(own.right, middle), Math.max(its.left, middle)];
      }
    }
  }
  return edges;
}
