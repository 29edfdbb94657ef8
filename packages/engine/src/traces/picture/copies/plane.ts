import type { Raster } from '../../../evidence/raster/raster.ts';

/** A picture of numbers that need no longer be grays. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Sums over `2 · reach + 1` pixels of each row; swapped assignments and bounds inside would cost most of the time. */
function rowSums({ width, height, values }: Plane, reach: number): Float32Array {
  const sums = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const end = row + width;
    let sum = 0;
    for (let at = row; at < Math.min(row + reach, end); at += 1) sum += values[at] ?? 0;
    for (let at = row; at < end; at += 1) {
      if (at + reach < end) sum += values[at + reach] ?? 0;
      if (at - reach - 1 >= row) sum -= values[at - reach - 1] ?? 0;
      sums[at] = sum;
    }
  }
  return sums;
}

/** How many of the pixels within reach of each place there are. */
const countsOf = (length: number, reach: number): Float64Array =>
  Float64Array.from({ length }, (_, place) => Math.min(length - 1, place + reach) - Math.max(0, place - reach) + 1);

/** The mean over the squares of `2 · reach + 1` pixels around each pixel; the rim counts only what is there. */
export function boxMean(plane: Plane, reach: number): Plane {
  const { width, height } = plane;
  const across = rowSums(plane, reach);
  const [wide, tall] = [countsOf(width, reach), countsOf(height, reach)];
  const out = new Float32Array(across.length);
  const sums = new Float64Array(width);
  for (let y = -reach; y < height; y += 1) {
    const entering = (y + reach) * width;
    if (y + reach < height) for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (across[entering + x] ?? 0);
    if (y < 0) continue;
    const leaving = (y - reach - 1) * width;
    if (leaving >= 0) for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (across[leaving + x] ?? 0);
    const rows = tall[y] ?? 1;
    for (let x = 0; x < width; x += 1) out[y * width + x] = (sums[x] ?? 0) / (rows * (wide[x] ?? 1));
  }
  return { width, height, values: out };
}

/** What is finer than `coarse` and not finer than `fine`: grain and edges without light, colour and single pixels. */
export function bandOf(plane: Plane, fine: number, coarse: number): Plane {
  const calm = fine > 0 ? boxMean(plane, fine) : plane;
  const ground = boxMean(plane, coarse).values;
  const values = new Float32Array(ground.length);
  for (let i = 0; i < values.length; i += 1) values[i] = (calm.values[i] ?? 0) - (ground[i] ?? 0);
  return { ...plane, values };
}

/** The means of whole squares of pixels, unrounded: grain is often finer than a gray. */
export function means({ width, height, pixels }: Raster, factor: number): Plane {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const values = new Float32Array(columns * rows);
  const share = 1 / factor ** 2;
  for (let y = 0, at = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1, at += 1) {
      const start = y * factor * width + x * factor;
      let sum = 0;
      for (let row = start; row < start + factor * width; row += width)
        for (let pixel = row; pixel < row + factor; pixel += 1) sum += pixels[pixel] ?? 0;
      values[at] = sum * share;
    }
  }
  return { width: columns, height: rows, values };
}
