import type { Strip } from './strip.ts';
import type { Grid } from './templates.ts';

/** Letters that do not stand exactly one pitch apart cost this much per pixel, up to so many pixels. */
const PENALTY = 0.03;
const MOST_DRIFT = 2;
const IMPOSSIBLE = -1000;

/** Columns at each end of a cell that hold no ink: letters are narrower than their cells. */
const EMPTY = 2;

/** How much a cell beginning here looks like one: ink inside, none at its edges. */
function edgesOf(strip: Strip, grid: Grid): Float32Array {
  const columns = new Float32Array(strip.width);
  for (let at = 0; at < strip.ink.length; at += 1) {
    const x = at % strip.width;
    columns[x] = (columns[x] ?? 0) + (strip.ink[at] ?? 0);
  }
  const mean = columns.reduce((sum, ink) => sum + ink, 0) / columns.length || 1;
  return Float32Array.from({ length: strip.width - grid.pitch + 1 }, (_, x) => {
    let edges = 0;
    let inside = 0;
    for (let at = 0; at < grid.pitch; at += 1) {
      const ink = Math.min(2, (columns[x + at] ?? 0) / mean);
      if (at < EMPTY || at >= grid.pitch - EMPTY) edges += ink / (2 * EMPTY);
      else inside += ink / (grid.pitch - 2 * EMPTY);
    }
    return Math.min(1, inside) - edges;
  });
}

/** Where the cells of a line of so many letters stand best, the first of them within the given reach. */
export function cellPlaces(strip: Strip, grid: Grid, count: number, reach: number): number[] {
  const best = edgesOf(strip, grid);
  const ends = best.length - 1;
  let scores = Float32Array.from(best, (score, x) => (x <= reach ? score : IMPOSSIBLE));
  const steps: Int16Array[] = [];
  for (let letter = 1; letter < count; letter += 1) {
    const next = new Float32Array(ends + 1).fill(IMPOSSIBLE);
    const from = new Int16Array(ends + 1);
    for (let x = grid.pitch; x <= ends; x += 1) {
      for (let drift = -MOST_DRIFT; drift <= MOST_DRIFT; drift += 1) {
        const before = x - grid.pitch - drift;
        if (before < 0) continue;
        const score = (scores[before] ?? IMPOSSIBLE) + (best[x] ?? 0) - PENALTY * Math.abs(drift);
        if (score > (next[x] ?? IMPOSSIBLE)) {
          next[x] = score;
          from[x] = before;
        }
      }
    }
    steps.push(from);
    scores = next;
  }
  let x = scores.indexOf(Math.max(...scores));
  const places = [x];
  for (const from of steps.reverse()) {
    x = from[x] ?? 0;
    places.push(x);
  }
  return places.reverse();
}
