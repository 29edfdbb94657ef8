import type { Plane } from './plane.ts';

const SIDE = 8;
/** Where print covers a picture, only the calmer squares show its grain. */
const CALM_SHARE = 0.25;

/** How strong the grain of a picture is, by its calmer squares; those without any are no part of the photograph. */
export function grainOf({ width, height, values }: Plane): number {
  const levels: number[] = [];
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      let sum = 0;
      for (let y = top; y < top + SIDE; y += 1) {
        for (let x = left; x < left + SIDE; x += 1) sum += (values[y * width + x] ?? 0) ** 2;
      }
      if (sum > 0) levels.push(sum / SIDE ** 2);
    }
  }
  levels.sort((a, b) => a - b);
  return Math.sqrt(levels[Math.floor(levels.length * CALM_SHARE)] ?? 0);
}

/** Print stands out of the grain by far; cut down to size it cannot outvoice it. */
export function cutDown(plane: Plane, limit: number): Plane {
  const values = new Float32Array(plane.values.length);
  for (let i = 0; i < values.length; i += 1) values[i] = Math.max(-limit, Math.min(limit, plane.values[i] ?? 0));
  return { ...plane, values };
}
