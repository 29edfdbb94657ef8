import type { Raster } from '../raster/raster.ts';
import { LINE_HEIGHT } from './line-weights.ts';

/** Which pixels one place of a smaller or larger drawing takes, and how much of each. */
interface Taps {
  readonly from: Int32Array;
  readonly count: number;
  /** So many for every place, always in fours; the last ones may count nothing. */
  readonly shares: Float32Array;
}

/** Sharper than the mean of neighbours, without the rings of wider ones. */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0;
}

/** How so many pixels become so many places: each place looks as far as it is wide, and at its neighbours. */
function tapsOf(pixels: number, places: number): Taps {
  const step = pixels / places;
  const wide = Math.max(1, step);
  const needed = Math.min(pixels, Math.ceil(wide * 4));
  const count = Math.ceil(needed / 4) * 4;
  const from = new Int32Array(places);
  const shares = new Float32Array(places * count);
  for (let place = 0; place < places; place += 1) {
    const middle = (place + 0.5) * step - 0.5;
    const first = Math.max(0, Math.min(pixels - needed, Math.ceil(middle - 2 * wide)));
    let sum = 0;
    for (let tap = 0; tap < needed; tap += 1) sum += cubic((first + tap - middle) / wide);
    for (let tap = 0; tap < needed; tap += 1) shares[place * count + tap] = cubic((first + tap - middle) / wide) / sum;
    from[place] = first;
  }
  return { from, count, shares };
}

/** Every column by itself: rows of the result are sums of whole rows, four at a time, which is how pixels lie. */
function asHigh({ width, height, pixels }: Raster): Float32Array {
  const { from, count, shares } = tapsOf(height, LINE_HEIGHT);
  const drawn = new Float32Array(LINE_HEIGHT * width);
  const last = (height - 1) * width;
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    const to = row * width;
    for (let tap = 0; tap < count; tap += 4) {
      const share = (more: number): number => shares[row * count + tap + more] ?? 0;
      const [s0, s1, s2, s3] = [share(0), share(1), share(2), share(3)];
      const source = Math.min(last, ((from[row] ?? 0) + tap) * width);
      const one = Math.min(last, source + width);
      const two = Math.min(last, source + 2 * width);
      const three = Math.min(last, source + 3 * width);
      for (let x = 0; x < width; x += 1) {
        const gray =
          s0 * (pixels[source + x] ?? 0) +
          s1 * (pixels[one + x] ?? 0) +
          s2 * (pixels[two + x] ?? 0) +
          s3 * (pixels[three + x] ?? 0);
        drawn[to + x] = (drawn[to + x] ?? 0) + gray;
      }
    }
  }
  return drawn;
}

/** A part of a sheet as the weights want a line: this wide, 32 high, from -1, black, to 1. */
export function drawnLine(part: Raster, wide: number): Float32Array {
  const high = asHigh(part);
  const { from, count, shares } = tapsOf(part.width, wide);
  const line = new Float32Array(LINE_HEIGHT * wide);
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    const source = row * part.width;
    for (let place = 0; place < wide; place += 1) {
      const shift = source + (from[place] ?? 0) - place * count;
      const end = place * count + count;
      let gray = 0;
      for (let tap = place * count; tap < end; tap += 4)
        gray +=
          (shares[tap] ?? 0) * (high[shift + tap] ?? 0) +
          (shares[tap + 1] ?? 0) * (high[shift + tap + 1] ?? 0) +
          (shares[tap + 2] ?? 0) * (high[shift + tap + 2] ?? 0) +
          (shares[tap + 3] ?? 0) * (high[shift + tap + 3] ?? 0);
      line[row * wide + place] = Math.max(-1, Math.min(1, gray / 127.5 - 1));
    }
  }
  return line;
}
