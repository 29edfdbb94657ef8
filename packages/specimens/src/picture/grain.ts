import type { Chance } from '../chance.ts';

const SIZE = 1 << 15;

/** Noise around nothing, up to `strength` either way. Drawn once and walked through, for a picture has many pixels. */
export function grainOf(chance: Chance, strength: number): () => number {
  const table = Float32Array.from({ length: SIZE }, () => (chance.next() + chance.next() - 1) * strength);
  let at = 0;
  let step = 1;
  return () => {
    at += step;
    if (at >= SIZE) {
      at -= SIZE;
      // An odd stride that changes each round keeps the table's length from showing as a pattern.
      step = ((step * 7 + 2) % 61) | 1;
    }
    return table[at] ?? 0;
  };
}
