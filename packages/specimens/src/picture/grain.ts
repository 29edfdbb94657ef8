import type { Chance } from '../chance.ts';

const SIZE = 1 << 15;

/**
 * Noise around nothing, up to `strength` either way. Drawn once, for a picture has many pixels, and then picked from
 * crosswise: walked through in order, the same stretch would come again, and grain that lies in a picture twice is how
 * copied pieces are known.
 */
export function grainOf(chance: Chance, strength: number): () => number {
  const table = Float32Array.from({ length: SIZE }, () => (chance.next() + chance.next() - 1) * strength);
  let state = Math.round((table[0] ?? 0) * 65_536) | 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return table[state >>> 17] ?? 0;
  };
}
