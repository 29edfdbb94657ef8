import type { Box } from '../../evidence/geometry.ts';

/** Groups of neighbouring squares of a picture that share an oddity, as boxes in pixels. */
export interface Patch {
  readonly box: Box;
  readonly blocks: number;
}

/** Squares that touch each other, also by a corner, counted and framed; `odd` are their numbers, row by row. */
export function patchesAmong(odd: ReadonlySet<number>, columns: number, side: number): Patch[] {
  const seen = new Set<number>();
  const patches: Patch[] = [];
  for (const start of [...odd].sort((a, b) => a - b)) {
    if (seen.has(start)) continue;
    const queue = [start];
    seen.add(start);
    let [left, top, right, bottom] = [columns, Number.POSITIVE_INFINITY, 0, 0];
    for (let at = 0; at < queue.length; at += 1) {
      const place = queue[at] ?? 0;
      const [x, y] = [place % columns, Math.floor(place / columns)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const nx = x + dx;
          const next = (y + dy) * columns + nx;
          if (nx < 0 || nx >= columns || !odd.has(next) || seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
        }
      }
    }
    const box = { left: left * side, top: top * side, right: (right + 1) * side, bottom: (bottom + 1) * side };
    patches.push({ box, blocks: queue.length });
  }
  return patches;
}

/** The same of a whole picture's squares, each told odd or not. */
export const patchesOf = (odd: readonly boolean[], columns: number, side: number): Patch[] =>
  patchesAmong(new Set(odd.flatMap((isOdd, at) => (isOdd ? [at] : []))), columns, side);
