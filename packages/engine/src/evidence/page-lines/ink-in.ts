import type { Raster } from '../raster/raster.ts';

export interface Ink {
  /** How much darker the ink is than its ground; on blank paper no more than grain is. */
  readonly contrast: number;
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
}

/** The brightness that this share of the pixels does not exceed. */
function brightnessOf(counts: Uint32Array, total: number, share: number): number {
  const wanted = Math.floor(total * share);
  let seen = 0;
  for (let gray = 0; gray < counts.length; gray += 1) {
    seen += counts[gray] ?? 0;
    if (seen > wanted) return gray;
  }
  return 255;
}

/** How many dark pixels each column and row has: darker than half way from the ground to the ink. */
export function inkIn({ width, height, pixels }: Raster): Ink {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 1) {
    const gray = pixels[at] ?? 0;
    counts[gray] = (counts[gray] ?? 0) + 1;
  }
  const ground = brightnessOf(counts, pixels.length, 0.5);
  const darkest = brightnessOf(counts, pixels.length, 0.03);
  const dark = (ground + darkest) / 2;
  const [columns, rows] = [new Uint16Array(width), new Uint16Array(height)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= dark) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  return { columns, rows, contrast: ground - darkest };
}
