import type { Plane } from './plane.ts';

/** Side of the squares that are compared, in pixels of the plane. */
export const WINDOW = 20;
const PAIRS = 64;

/** Squares by their upper left corners, each as 64 answers to which of two of its pixels is the brighter. */
export interface Signatures {
  readonly places: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Pairs of pixels, scattered evenly by a sequence that never repeats itself. */
function pairsIn(width: number): Int32Array {
  const spot = (n: number, by: number): number => Math.floor(((n * by) % 1) * WINDOW);
  return Int32Array.from({ length: PAIRS * 2 }, (_, i) => {
    const n = (i >> 1) + 1;
    return i % 2 === 0
      ? spot(n, 0.856_674_883_9) * width + spot(n, 0.733_891_856_6)
      : spot(n, 0.628_706_720_8) * width + spot(n, 0.538_597_246_3);
  });
}

/** Whether a pixel is the brighter is a number here and no branch: on grain a processor could not guess it. */
function halfAt(values: Float32Array, pairs: Int32Array, at: number, first: number): number {
  let word = 0;
  for (let pair = first * 2; pair < first * 2 + 64; pair += 2) {
    const isBrighter = (values[at + (pairs[pair] ?? 0)] ?? 0) > (values[at + (pairs[pair + 1] ?? 0)] ?? 0);
    word = (word >>> 1) | (Number(isBrighter) << 31);
  }
  return word;
}

/** Of the squares that begin at these pixels. */
export function signaturesOf({ width, values }: Plane, places: Int32Array): Signatures {
  const pairs = pairsIn(width);
  const [low, high] = [new Int32Array(places.length), new Int32Array(places.length)];
  for (let i = 0; i < places.length; i += 1) {
    low[i] = halfAt(values, pairs, places[i] ?? 0, 0);
    high[i] = halfAt(values, pairs, places[i] ?? 0, PAIRS / 2);
  }
  return { places, low, high };
}

export const setBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
