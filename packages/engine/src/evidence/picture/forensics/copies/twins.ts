import type { BareGrain } from './bare-grain.ts';
import { boxMean } from './plane.ts';
import { likenessAt } from './same-grain.ts';
import { type Signatures, unlikeness, WINDOW } from './signatures.ts';

/** Two squares with the same grain, by the upper left corner of one; the other lies further down, or right. */
export interface Twins {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Bits of a signature that squares are put into registers by. */
const BITS = 11;
const STEP = 3;
const MOST_IN_ONE = 32;
const MOST_UNLIKE = 17;
const FEWEST_BARE = 36;
const LEAST_LIKENESS = 0.35;
/** A few thousand come about by chance; more than this, and a pattern lies over the picture. */
const MOST_TWINS = 40_000;

/** Squares by the number that their signature begins with, and where each number's squares begin. */
interface Register {
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

const numberOf = (word: number): number => word & (2 ** BITS - 1);

function registerOf(words: Int32Array, columns: number, worth: Uint8Array): Register {
  const counts = new Int32Array(2 ** BITS + 1);
  const isIn = (place: number): boolean =>
    worth[place] === 1 && (place % columns) % STEP === 0 && Math.floor(place / columns) % STEP === 0;
  for (let place = 0; place < words.length; place += 1) {
    if (isIn(place)) counts[numberOf(words[place] ?? 0) + 1] = (counts[numberOf(words[place] ?? 0) + 1] ?? 0) + 1;
  }
  for (let i = 1; i < counts.length; i += 1) counts[i] = (counts[i] ?? 0) + (counts[i - 1] ?? 0);
  const starts = counts.slice();
  const places = new Int32Array(starts[2 ** BITS] ?? 0);
  for (let place = 0; place < words.length; place += 1) {
    if (!isIn(place)) continue;
    const number = numberOf(words[place] ?? 0);
    places[counts[number] ?? 0] = place;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return { starts, places };
}

/** Squares in which enough bare grain can be seen. */
function worthComparing({ columns, rows }: Signatures, { band, isBare }: BareGrain): Uint8Array {
  const share = boxMean({ width: band.width, height: band.height, values: Float32Array.from(isBare) }, WINDOW >> 1);
  const worth = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const middle = (y + (WINDOW >> 1)) * band.width + x + (WINDOW >> 1);
      worth[y * columns + x] = (share.values[middle] ?? 0) * WINDOW ** 2 >= FEWEST_BARE ? 1 : 0;
    }
  }
  return worth;
}

/** The likest square of the same register that is not near; -1 where there is none. */
function likest(
  signatures: Signatures,
  place: number,
  { starts, places }: Register,
  number: number,
  nearest: number,
): number {
  const { columns } = signatures;
  const [x, y] = [place % columns, Math.floor(place / columns)];
  const [start, end] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  const skip = Math.max(1, Math.ceil((end - start) / MOST_IN_ONE));
  let [best, least] = [-1, MOST_UNLIKE];
  for (let i = start + (place % skip); i < end; i += skip) {
    const other = places[i] ?? 0;
    const unlike = unlikeness(signatures, place, other);
    if (unlike >= least) continue;
    const [dx, dy] = [x - (other % columns), y - Math.floor(other / columns)];
    if (dx * dx + dy * dy >= nearest * nearest) [best, least] = [other, unlike];
  }
  return best;
}

/**
 * Squares that look alike and have the same grain besides. Print may look alike anywhere: a letter, a rule, a ground of
 * fine lines. No two places of a photograph have the same grain. Null where nearly everything is like something else.
 */
export function twinsIn(signatures: Signatures, grain: BareGrain, nearest: number): Twins[] | null {
  const { columns, low, high } = signatures;
  const worth = worthComparing(signatures, grain);
  const twins: Twins[] = [];
  for (const words of [low, high]) {
    const register = registerOf(words, columns, worth);
    for (let place = 0; place < words.length; place += 1) {
      if (worth[place] !== 1) continue;
      const other = likest(signatures, place, register, numberOf(words[place] ?? 0), nearest);
      if (other < 0) continue;
      const [from, to] = place < other ? [place, other] : [other, place];
      const [x, y] = [from % columns, Math.floor(from / columns)];
      const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y];
      const box = { left: x, top: y, right: x + WINDOW, bottom: y + WINDOW };
      const { likeness, pixels } = likenessAt(grain, box, dx, dy);
      if (pixels < FEWEST_BARE || likeness < LEAST_LIKENESS) continue;
      twins.push({ x, y, dx, dy });
      if (twins.length > MOST_TWINS) return null;
    }
  }
  return twins;
}
