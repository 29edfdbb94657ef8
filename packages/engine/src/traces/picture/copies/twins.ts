import type { BareGrain } from './bare-grain.ts';
import { boxMean, type Plane } from './plane.ts';
import { areSquaresAlike } from './same-grain.ts';
import { type Signatures, setBits, signaturesOf, WINDOW } from './signatures.ts';

/** Two squares with the same grain, by the upper left corner of one; the other lies further down, or right. */
export interface Twins {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Bits of a signature that squares are put into registers by. */
const BITS = 11;
/** Of the squares in a register, and of those that look for their like there: no copy is as small as to slip through. */
const STEP_KNOWN = 3;
const STEP_ASKED = 4;
const MOST_IN_ONE = 48;
const MOST_UNLIKE = 17;
const FEWEST_BARE = 120;
const LEAST_LIKENESS = 0.55;
/** A few thousand come about by chance; more than this, and a pattern lies over the picture. */
const MOST_TWINS = 60_000;

/** Squares by the number that their signature begins with, and where each number's squares begin. */
interface Register {
  readonly starts: Int32Array;
  readonly order: Int32Array;
}

const BEGINNING = 2 ** BITS - 1;
const numberOf = (word: number): number => word & BEGINNING;

function registerOf(words: Int32Array): Register {
  const counts = new Int32Array(2 ** BITS + 1);
  for (const word of words) counts[numberOf(word) + 1] = (counts[numberOf(word) + 1] ?? 0) + 1;
  for (let i = 1; i < counts.length; i += 1) counts[i] = (counts[i] ?? 0) + (counts[i - 1] ?? 0);
  const starts = counts.slice();
  const order = new Int32Array(words.length);
  for (let i = 0; i < words.length; i += 1) {
    const number = numberOf(words[i] ?? 0);
    order[counts[number] ?? 0] = i;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return { starts, order };
}

/** Every so many squares, where enough grain can be seen in them. */
function squaresOf({ width, height }: Plane, share: Float32Array, step: number): Int32Array {
  const places: number[] = [];
  for (let y = 0; y + WINDOW <= height; y += step) {
    for (let x = 0; x + WINDOW <= width; x += step) {
      const middle = (y + (WINDOW >> 1)) * width + x + (WINDOW >> 1);
      if ((share[middle] ?? 0) * WINDOW ** 2 >= FEWEST_BARE) places.push(y * width + x);
    }
  }
  return Int32Array.from(places);
}

/** The likest square of the same register that is not near; -1 where there is none. */
function likest(
  asked: Signatures,
  at: number,
  known: Signatures,
  { starts, order }: Register,
  number: number,
  [width, nearest]: readonly [number, number],
): number {
  const place = asked.places[at] ?? 0;
  const [low, high] = [asked.low[at] ?? 0, asked.high[at] ?? 0];
  const [start, end] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  const skip = Math.max(1, Math.ceil((end - start) / MOST_IN_ONE));
  let best = -1;
  let least = MOST_UNLIKE;
  for (let i = start + (at % skip); i < end; i += skip) {
    const other = order[i] ?? 0;
    const unlike = setBits(low ^ (known.low[other] ?? 0)) + setBits(high ^ (known.high[other] ?? 0));
    if (unlike >= least) continue;
    const there = known.places[other] ?? 0;
    const dx = (place % width) - (there % width);
    const dy = Math.floor(place / width) - Math.floor(there / width);
    if (dx * dx + dy * dy < nearest * nearest) continue;
    best = there;
    least = unlike;
  }
  return best;
}

/**
 * Squares that look alike and have the same grain besides. Print may look alike anywhere: a letter, a rule, a ground of
 * fine lines. No two places of a photograph have the same grain. Null where nearly everything is like something else.
 */
export function twinsIn(plane: Plane, grain: BareGrain, nearest: number): Twins[] | null {
  const { width, height } = plane;
  const share = boxMean({ width, height, values: Float32Array.from(grain.isBare) }, WINDOW >> 1).values;
  const known = signaturesOf(plane, squaresOf(plane, share, STEP_KNOWN));
  const asked = signaturesOf(plane, squaresOf(plane, share, STEP_ASKED));
  const twins: Twins[] = [];
  for (const half of ['low', 'high'] as const) {
    const register = registerOf(known[half]);
    for (let at = 0; at < asked.places.length; at += 1) {
      const place = asked.places[at] ?? 0;
      const other = likest(asked, at, known, register, numberOf(asked[half][at] ?? 0), [width, nearest]);
      if (other < 0) continue;
      const [from, to] = place < other ? [place, other] : [other, place];
      const [x, y] = [from % width, Math.floor(from / width)];
      const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
      if (!areSquaresAlike(grain, [x, y], [dx, dy], LEAST_LIKENESS, FEWEST_BARE)) continue;
      twins.push({ x, y, dx, dy });
      if (twins.length > MOST_TWINS) return null;
    }
  }
  return twins;
}
