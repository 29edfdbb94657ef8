import type { Greys } from '../busy-map.ts';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Tone extends Area {
  readonly tone: number;
}

const TABLE = 90;

/** Areas of one tone each on a table, seen through a window, and rising to the right by so much per pixel. */
export function drawing(areas: readonly Tone[], seen: Area, rise = 0): Greys {
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  const pixels = new Float32Array(width * height).fill(TABLE);
  for (const { left, top, right, bottom, tone } of areas) {
    for (let x = Math.max(left, seen.left); x < Math.min(right, seen.right); x++) {
      const lift = Math.round((x - 400) * rise);
      for (let y = Math.max(top + lift, seen.top); y < Math.min(bottom + lift, seen.bottom); y++)
        pixels[(y - seen.top) * width + x - seen.left] = tone;
    }
  }
  return { pixels, width, height };
}
