import type { PrintMap } from './print-map.ts';

/** The middle of one line of print: the places of the map that show it, in pixels of the picture. */
export interface Stroke {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  /** Mean chance, 0 to 1. */
  readonly chance: number;
}

/** Below, close lines run together. */
const LIKELY = 0.4;
const LEAST_MEAN = 0.5;
const FEWEST_PLACES = 3;

/** Every stretch of neighbouring places where print is likely. */
export function strokesOf({ width, height, across, down, chances }: PrintMap): Stroke[] {
  const seen = new Uint8Array(width * height);
  const strokes: Stroke[] = [];
  const visit = (near: number, places: number[]): void => {
    if (near < 0 || near >= seen.length || seen[near] === 1 || (chances[near] ?? 0) < LIKELY) return;
    seen[near] = 1;
    places.push(near);
  };
  for (let start = 0; start < seen.length; start += 1) {
    // Most of a page is no print.
    if ((chances[start] ?? 0) < LIKELY || seen[start] === 1) continue;
    const places: number[] = [start];
    seen[start] = 1;
    let sum = 0;
    for (let next = 0; next < places.length; next += 1) {
      const at = places[next] ?? 0;
      const x = at % width;
      sum += chances[at] ?? 0;
      if (x > 0) visit(at - 1, places);
      if (x < width - 1) visit(at + 1, places);
      visit(at - width, places);
      visit(at + width, places);
    }
    const chance = sum / places.length;
    if (places.length < FEWEST_PLACES || chance < LEAST_MEAN) continue;
    const [xs, ys] = [new Float32Array(places.length), new Float32Array(places.length)];
    for (const [place, at] of places.entries()) {
      xs[place] = ((at % width) + 0.5) * across;
      ys[place] = (Math.floor(at / width) + 0.5) * down;
    }
    strokes.push({ xs, ys, chance });
  }
  return strokes;
}
