import type { Raster } from '../../../raster/raster.ts';

/** A picture of numbers that need no longer be grays. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The mean over the squares of `2 · reach + 1` pixels around each pixel; the rim counts only what is there. */
export function boxMean({ width, height, values }: Plane, reach: number): Plane {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(reach, width); x += 1) [sum, count] = [sum + (values[row + x] ?? 0), count + 1];
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) [sum, count] = [sum + (values[row + x + reach] ?? 0), count + 1];
      if (x - reach - 1 >= 0) [sum, count] = [sum - (values[row + x - reach - 1] ?? 0), count - 1];
      across[row + x] = sum / count;
    }
  }
  const out = new Float32Array(values.length);
  const sums = new Float64Array(width);
  let count = 0;
  const take = (y: number, sign: number): void => {
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + sign * (across[y * width + x] ?? 0);
    count += sign;
  };
  for (let y = 0; y < Math.min(reach, height); y += 1) take(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) take(y + reach, 1);
    if (y - reach - 1 >= 0) take(y - reach - 1, -1);
    for (let x = 0; x < width; x += 1) out[y * width + x] = (sums[x] ?? 0) / count;
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
  for (let y = 0; y < rows * factor; y += 1) {
    const row = Math.floor(y / factor) * columns;
    for (let x = 0; x < columns * factor; x += 1) {
      const at = row + Math.floor(x / factor);
      values[at] = (values[at] ?? 0) + (pixels[y * width + x] ?? 0);
    }
  }
  const share = 1 / factor ** 2;
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) * share;
  return { width: columns, height: rows, values };
}
