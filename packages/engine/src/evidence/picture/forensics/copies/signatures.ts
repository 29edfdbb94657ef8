import type { Plane } from './plane.ts';

/** Side of the squares that are compared, in pixels of the plane. */
export const WINDOW = 14;
const PAIRS = 64;

/** Every square by its upper left corner, as 64 answers to which of two of its pixels is the brighter. */
export interface Signatures {
  readonly columns: number;
  readonly rows: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Pairs of pixels, scattered evenly by a sequence that never repeats itself. */
function pairsIn(width: number): readonly (readonly [number, number])[] {
  const spot = (n: number, by: number): number => Math.floor(((n * by) % 1) * WINDOW);
  return Array.from({ length: PAIRS }, (_, i) => {
    const one = spot(i + 1, 0.856_674_883_9) * width + spot(i + 1, 0.733_891_856_6);
    const other = spot(i + 1, 0.628_706_720_8) * width + spot(i + 1, 0.538_597_246_3);
    return [one, other] as const;
  });
}

function halfOf(values: Float32Array, width: number, columns: number, rows: number, first: number): Int32Array {
  const out = new Int32Array(columns * rows);
  for (const [bit, [one, other]] of pairsIn(width)
    .slice(first, first + 32)
    .entries()) {
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const at = y * width + x;
        if ((values[at + one] ?? 0) > (values[at + other] ?? 0)) {
          const place = y * columns + x;
          out[place] = (out[place] ?? 0) | (1 << bit);
        }
      }
    }
  }
  return out;
}

export function signaturesOf({ width, height, values }: Plane): Signatures {
  const [columns, rows] = [Math.max(0, width - WINDOW + 1), Math.max(0, height - WINDOW + 1)];
  const half = (first: number): Int32Array => halfOf(values, width, columns, rows, first);
  return { columns, rows, low: half(0), high: half(32) };
}

const setBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many of the answers of two squares differ. */
export const unlikeness = ({ low, high }: Signatures, a: number, b: number): number =>
  setBits((low[a] ?? 0) ^ (low[b] ?? 0)) + setBits((high[a] ?? 0) ^ (high[b] ?? 0));
