import type { Greys } from './busy-map.ts';

export interface PictureMeasures {
  /** Variance of the Laplacian: how much changes from one pixel to the next. Blurred pictures have little. */
  sharpness: number;
  /** Mean brightness from 0 to 255. */
  brightness: number;
}

export function measurePicture({ pixels: greys, width, height }: Greys): PictureMeasures {
  const light = greys.reduce((sum, value) => sum + value, 0);
  const at = (x: number, y: number) => greys[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const change = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += change;
      squares += change * change;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return { sharpness: squares / count - (sum / count) ** 2, brightness: light / Math.max(1, greys.length) };
}
