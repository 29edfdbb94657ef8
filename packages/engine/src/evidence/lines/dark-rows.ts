import type { Raster } from '../raster/raster.ts';

/** Rows with this share of the ink of the fullest row run through letters. */
const THROUGH_LETTERS = 0.3;

/** The ink of a cut-out line: how dark it is, how much each row has of it, and which rows run through capitals. */
export interface DarkRows {
  /** Pixels below are ink: darker than half way from the ground to the darkest. */
  readonly dark: number;
  readonly rows: readonly number[];
  readonly fullest: number;
  readonly top: number;
  readonly bottom: number;
}

/** Null where nothing is printed. */
export function darkRows({ width, height, pixels }: Raster): DarkRows | null {
  if (width === 0 || height === 0) return null;
  const byGray = pixels.toSorted();
  const ground = byGray[Math.floor(byGray.length / 2)] ?? 255;
  const ink = byGray[Math.floor(byGray.length * 0.03)] ?? 0;
  const dark = (ground + ink) / 2;
  const rows = Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width, (row + 1) * width).reduce((sum, gray) => sum + (gray < dark ? 1 : 0), 0),
  );
  const fullest = Math.max(...rows);
  if (fullest === 0) return null;
  const isFull = (count: number): boolean => count >= fullest * THROUGH_LETTERS;
  return { dark, rows, fullest, top: rows.findIndex(isFull), bottom: rows.findLastIndex(isFull) };
}
