import type { Raster } from '../../evidence/raster/raster.ts';

const BAND = 48;
const DARK_STEP = 24;

/** How much a pixel differs from its neighbours, as a variance over some rows. */
export function laplacianVariance({ width, height, pixels }: Raster, top = 1, bottom = height - 1): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value =
        4 * (pixels[at] ?? 0) -
        (pixels[at - 1] ?? 0) -
        (pixels[at + 1] ?? 0) -
        (pixels[at - width] ?? 0) -
        (pixels[at + width] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function stepsIn({ width, pixels }: Raster, top: number, bottom: number): number {
  let steps = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = 2; x < width; x += 2) {
      if (Math.abs((pixels[y * width + x] ?? 0) - (pixels[y * width + x - 2] ?? 0)) > DARK_STEP) steps += 1;
    }
  }
  return steps;
}

/** Sharpness of the band that holds the most writing: empty paper is never sharp. */
export function textSharpness(raster: Raster): number {
  let [densest, most] = [0, -1];
  for (let top = 0; top < raster.height; top += BAND) {
    const steps = stepsIn(raster, top, Math.min(raster.height, top + BAND));
    if (steps > most) [densest, most] = [top, steps];
  }
  return laplacianVariance(raster, densest, densest + BAND);
}

export function meanGray({ pixels }: Raster): number {
  let sum = 0;
  for (const gray of pixels) sum += gray;
  return pixels.length === 0 ? 0 : sum / pixels.length;
}
