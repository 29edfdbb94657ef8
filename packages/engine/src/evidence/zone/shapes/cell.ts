import type { Strip } from './strip.ts';
import type { Grid } from './templates.ts';

export const emptyCell = (grid: Grid): Float32Array => new Float32Array(grid.pitch * grid.height);

/** Cuts a cell out of the strip and brings it to mean 0 and length 1, in place: this runs for every shift. */
export function cutCell(strip: Strip, grid: Grid, left: number, top: number, cell: Float32Array): void {
  const { pitch, height } = grid;
  const { ink, width } = strip;
  let sum = 0;
  let squares = 0;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (top + y) * width + left;
    for (let x = 0; x < pitch; x += 1) {
      const dark = ink[row + x] ?? 0;
      cell[at] = dark;
      at += 1;
      sum += dark;
      squares += dark * dark;
    }
  }
  const mean = sum / cell.length;
  const length = Math.sqrt(Math.max(1e-6, squares - sum * mean));
  for (let i = 0; i < cell.length; i += 1) cell[i] = ((cell[i] ?? 0) - mean) / length;
}

/** How like a shape a cell is, up to 1. */
export function likeness(cell: Float32Array, values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < cell.length; i += 1) sum += (cell[i] ?? 0) * (values[i] ?? 0);
  return sum;
}

/** The likeness of the shape that a cell is most like. */
export function bestLikeness(cell: Float32Array, grid: Grid): number {
  let most = -1;
  for (const { values } of grid.templates) most = Math.max(most, likeness(cell, values));
  return most;
}
