import type { Ink } from './ink.ts';

export interface Slant {
  /** Lines of text run from top to bottom, or from bottom to top. */
  readonly isSideways: boolean;
  /** By how many degrees lines fall to the right, once the sheet is not sideways. */
  readonly degrees: number;
}

const STEEPEST = 15;
const MOST_DOTS = 30_000;
/** A sheet is only called sideways when that is much clearer than upright. */
const SIDEWAYS_LEAD = 1.2;
const FEWEST_DOTS = 200;

interface Dots {
  readonly across: Float32Array;
  readonly along: Float32Array;
  readonly length: number;
}

function dotsOf({ width, height, dots }: Ink): { upright: Dots; sideways: Dots } {
  const places: number[] = [];
  for (let at = 0; at < dots.length; at += 1) if (dots[at] === 1) places.push(at);
  const step = Math.max(1, Math.floor(places.length / MOST_DOTS));
  const kept = places.filter((_, index) => index % step === 0);
  const xs = Float32Array.from(kept, (at) => at % width);
  const ys = Float32Array.from(kept, (at) => Math.floor(at / width));
  // Turned against the clock by a quarter: what ran downwards now runs to the right.
  const turnedYs = xs.map((x) => width - x);
  return {
    upright: { across: ys, along: xs, length: height },
    sideways: { across: turnedYs, along: ys, length: width },
  };
}

/** How unevenly the dots fall on rows that slant like this: text leaves full rows and empty ones. */
function unevenness(dots: Dots, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const reach = Math.ceil(Math.abs(slope) * 4000);
  const rows = new Float64Array(dots.length + 2 * reach + 4);
  const count = dots.across.length;
  for (let i = 0; i < count; i += 1) {
    const row = Math.round((dots.across[i] ?? 0) - (dots.along[i] ?? 0) * slope) + reach + 1;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const change = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += change * change;
  }
  return sum / Math.max(1, count);
}

function steepest(dots: Dots): { degrees: number; score: number } {
  let best = { degrees: 0, score: unevenness(dots, 0) };
  const search = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = unevenness(dots, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  search(-STEEPEST, STEEPEST, 1);
  search(best.degrees - 0.8, best.degrees + 0.8, 0.2);
  search(best.degrees - 0.15, best.degrees + 0.15, 0.05);
  return best;
}

/** How lines of text may lie on a sheet: both directions, the likelier one first. */
export function slantsOf(ink: Ink): readonly [Slant, Slant] {
  const { upright, sideways } = dotsOf(ink);
  if (upright.across.length < FEWEST_DOTS) {
    return [
      { isSideways: false, degrees: 0 },
      { isSideways: true, degrees: 0 },
    ];
  }
  const [rows, columns] = [steepest(upright), steepest(sideways)];
  const level = { isSideways: false, degrees: rows.degrees };
  const tipped = { isSideways: true, degrees: columns.degrees };
  return columns.score > rows.score * SIDEWAYS_LEAD ? [tipped, level] : [level, tipped];
}
