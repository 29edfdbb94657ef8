import type { Box } from '../../../evidence/geometry.ts';
import { type BareGrain, CELL } from './bare-grain.ts';
import { WINDOW } from './signatures.ts';

export interface Alike {
  /** Up to 1: how much the grain of a piece is that of the other. */
  readonly likeness: number;
  readonly pixels: number;
}

export interface Agreement {
  /** As far as it reaches. */
  readonly box: Box;
  readonly likeness: number;
  /** The same in spreads of what different grain would come to. */
  readonly clearness: number;
  /** The most that it comes to a little beside the spot. */
  readonly beside: number;
  readonly dx: number;
  readonly dy: number;
}

const SEARCH = 2;
const STEP = 16;
const MOST_STEPS = 12;
const WORTH_A_STEP = 1.02;
const WORTH_A_LOOK = 2.5;
const EVERY_OTHER = 2;
const RIM = 6;
const FAINTEST = 0.45;
/** Grain is drawn together over three by three pixels before it is compared, so that nine of them count as one. */
const ONE_IN = 9;
/** Ways beside the right one. Packed pictures repeat themselves every eight pixels, so some of these do too. */
const besides: readonly (readonly [number, number])[] = [5, 8, 16].flatMap((by) =>
  [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x * by, y * by] as const]))),
);

/**
 * How much the grain inside of a box is that of the place so far away: 1 where nothing differs, 0 where as much does as
 * between two grains that have nothing to do with each other. Print that comes again takes nothing from what differs.
 * Neighbours say nearly the same, so that every other pixel tells nearly as much in a quarter of the time.
 */
export function likenessAt({ band, isBare, power }: BareGrain, box: Box, dx: number, dy: number, step = 1): Alike {
  const { width, height, values } = band;
  const [left, top] = [Math.max(box.left, -dx, 0), Math.max(box.top, -dy, 0)];
  const [right, bottom] = [Math.min(box.right, width, width - dx), Math.min(box.bottom, height, height - dy)];
  const way = dy * width + dx;
  let unlike = 0;
  let usual = 0;
  let pixels = 0;
  for (let y = top; y < bottom; y += step) {
    for (let here = y * width + left; here < y * width + right; here += step) {
      if (isBare[here] === 0 || isBare[here + way] === 0) continue;
      const one = values[here] ?? 0;
      const other = values[here + way] ?? 0;
      unlike += (one - other) ** 2;
      usual += (power[here] ?? 0) + (power[here + way] ?? 0);
      pixels += 1;
    }
  }
  return { likeness: usual === 0 ? 0 : Math.max(-1, 1 - unlike / usual), pixels: pixels * step * step };
}

/** Where the cells that a square of the search may touch are seen: at most three across and three down. */
const seenAt = [0, CELL, WINDOW - 1] as const;

/** No pixel of a square has more than this, because a cell has one power for all of its pixels. */
function mostPower({ band, power }: BareGrain, left: number, top: number): number {
  let most = 0;
  for (const down of seenAt) {
    for (const across of seenAt) most = Math.max(most, power[(top + down) * band.width + left + across] ?? 0);
  }
  return most;
}

/**
 * Whether two squares of the search, each given by its upper left corner, are as alike as `least`. Most are not, and
 * that is certain once what differs exceeds what could at most be usual, which a part of their rows tells.
 */
export function areSquaresAlike(
  grain: BareGrain,
  [left, top]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  least: number,
  fewest: number,
): boolean {
  const { values, width } = grain.band;
  const { isBare, power } = grain;
  const way = dy * width + dx;
  const most = mostPower(grain, left, top) + mostPower(grain, left + dx, top + dy);
  const tooUnlike = (1 - least) * most * Math.ceil(WINDOW / EVERY_OTHER) ** 2;
  let unlike = 0;
  let usual = 0;
  let pixels = 0;
  for (let y = top; y < top + WINDOW; y += EVERY_OTHER) {
    const end = y * width + left + WINDOW;
    for (let here = y * width + left; here < end; here += EVERY_OTHER) {
      if (isBare[here] === 0 || isBare[here + way] === 0) continue;
      const apart = (values[here] ?? 0) - (values[here + way] ?? 0);
      unlike += apart * apart;
      usual += (power[here] ?? 0) + (power[here + way] ?? 0);
      pixels += 1;
    }
    if (unlike > tooUnlike) return false;
  }
  return pixels * EVERY_OTHER ** 2 >= fewest && usual > 0 && 1 - unlike / usual >= least;
}

/** How far likeness stands above what different grain of so many pixels would come to. */
const clearness = ({ likeness, pixels }: Alike): number => likeness * Math.sqrt(pixels / ONE_IN);

interface Spot extends Alike {
  readonly dx: number;
  readonly dy: number;
}

function bestSpot(grain: BareGrain, box: Box, dx: number, dy: number): Spot {
  let best: Spot = { likeness: -1, pixels: 0, dx, dy };
  for (let v = dy - SEARCH; v <= dy + SEARCH; v += 1) {
    for (let u = dx - SEARCH; u <= dx + SEARCH; u += 1) {
      const alike = likenessAt(grain, box, u, v, EVERY_OTHER);
      if (clearness(alike) > clearness(best)) best = { ...alike, dx: u, dy: v };
    }
  }
  return best;
}

/** The box with each of its sides moved out or in. */
const besideOf = ({ left, top, right, bottom }: Box): Box[] =>
  [STEP, -STEP]
    .flatMap((by) => [
      { left: left - by, top, right, bottom },
      { left, top: top - by, right, bottom },
      { left, top, right: right + by, bottom },
      { left, top, right, bottom: bottom + by },
    ])
    .filter((box) => box.right - box.left >= STEP && box.bottom - box.top >= STEP);

/** The box fitted for as long as that makes the likeness clearer: a few squares are found first, the rest here. */
function fitted(grain: BareGrain, start: Box, spot: Spot): { readonly box: Box; readonly alike: Alike } {
  let [box, alike]: [Box, Alike] = [start, spot];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const others = besideOf(box).map((next) => ({
      next,
      told: likenessAt(grain, next, spot.dx, spot.dy, EVERY_OTHER),
    }));
    const best = others.reduce((a, b) => (clearness(b.told) > clearness(a.told) ? b : a));
    if (clearness(best.told) <= clearness(alike) * WORTH_A_STEP) break;
    [box, alike] = [best.next, best.told];
  }
  return { box, alike };
}

/** Copies fade at their rims, and boxes are fitted by steps: what lies well inside is the measure. */
const coreOf = ({ left, top, right, bottom }: Box): Box =>
  Math.min(right - left, bottom - top) < RIM * 4
    ? { left, top, right, bottom }
    : { left: left + RIM, top: top + RIM, right: right - RIM, bottom: bottom - RIM };

/** How well the grain inside of a box agrees with that of the place so far away, held against places beside that. */
export function grainAgreement(grain: BareGrain, start: Box, dx: number, dy: number): Agreement {
  const spot = bestSpot(grain, start, dx, dy);
  const { box, alike } =
    clearness(spot) < WORTH_A_LOOK || spot.likeness < FAINTEST
      ? { box: start, alike: spot }
      : fitted(grain, start, spot);
  const core = coreOf(box);
  const inside = likenessAt(grain, core, spot.dx, spot.dy);
  const others = besides.map(([x, y]) => likenessAt(grain, core, spot.dx + x, spot.dy + y, EVERY_OTHER));
  // Of a few pixels anything may come out.
  const told = others.filter(({ pixels }) => pixels * 3 >= inside.pixels).map(({ likeness }) => likeness);
  return {
    box,
    likeness: inside.likeness,
    clearness: clearness(alike),
    beside: Math.max(0, ...told),
    dx: spot.dx,
    dy: spot.dy,
  };
}
