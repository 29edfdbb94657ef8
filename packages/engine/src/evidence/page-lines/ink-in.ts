import type { Raster } from '../raster/raster.ts';

export interface Ink {
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
}

/** How many dark pixels each column and row has: darker than half way from the ground to the ink. */
export function inkIn({ width, height, pixels }: Raster): Ink {
  const sorted = pixels.toSorted();
  const ground = sorted[Math.floor(sorted.length / 2)] ?? 255;
  const dark = (ground + (sorted[Math.floor(sorted.length * 0.03)] ?? 0)) / 2;
  const [columns, rows] = [new Uint16Array(width), new Uint16Array(height)];
  pixels.forEach((gray, at) => {
    if (gray >= dark) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  });
  return { columns, rows };
}
