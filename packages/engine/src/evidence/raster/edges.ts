import { type Raster, shrunk } from './raster.ts';

/** Where brightness changes on a small version of a raster, and how steeply. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly factor: number;
  readonly strength: Float32Array;
}

const LONGEST_SIDE = 400;

/** Letters are smaller than the outline of a page: on a small version they blur, and the outline stays. */
export function edgesOf(raster: Raster): Edges {
  const factor = Math.max(1, Math.round(Math.max(raster.width, raster.height) / LONGEST_SIDE));
  const { width, height, pixels } = shrunk(raster, factor);
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (dx: number, dy: number): number => pixels[(y + dy) * width + x + dx] ?? 0;
      const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
      const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
      strength[y * width + x] = Math.hypot(across, down);
    }
  }
  return { width, height, factor, strength };
}
