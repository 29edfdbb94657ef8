import { type Box, sharedHeight, sharedWidth } from '../../../evidence/geometry.ts';
import type { Raster } from '../../../evidence/raster/raster.ts';
import type { Clone } from '../clones.ts';
import { bareGrain } from './bare-grain.ts';
import { cutDown } from './grain.ts';
import { movesOf } from './moves.ts';
import { means } from './plane.ts';
import { type Agreement, grainAgreement } from './same-grain.ts';
import { WINDOW } from './signatures.ts';
import { twinsIn } from './twins.ts';

/** Larger pictures are looked at in a smaller copy. */
const MOST_SQUARES = 1_300_000;
/** In pixels of that copy. */
const NEAREST = 20;
const CUT_AT = 2;
/** Below this there is no grain to go by: drawn pictures, and those that a telephone has smoothed. */
const LEAST_GRAIN = 0.15;

const LEAST_LIKENESS = 0.69;
const CLEAR_OF_CHANCE = 9;
const CLEAR_ENOUGH = 6;
const CLEAR_OF_BESIDE = 0.35;
const CLEAR_OF_USUAL = 0.1;
/** A forger may copy more than one piece; print repeats itself more often than that. */
const RANK = 2;
const NEAR = 2;
const MOST_OVER = 0.8;
/** A picture that comes again in more places than this has a pattern over it, such as the dots of a screen. */
const MOST_PIECES = 20;

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: Math.round(left * by),
  top: Math.round(top * by),
  right: Math.round(right * by),
  bottom: Math.round(bottom * by),
});

const moved = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** An edge or a row of lines is like itself a little further on; a copy lies beside what it was taken from. */
const liesOverItself = ({ left, top, right, bottom }: Box, dx: number, dy: number): boolean =>
  Math.abs(dx) < (right - left) * MOST_OVER && Math.abs(dy) < (bottom - top) * MOST_OVER;

const isNear = (a: Agreement, b: Agreement): boolean => Math.abs(a.dx - b.dx) <= NEAR && Math.abs(a.dy - b.dy) <= NEAR;

/**
 * How like each other things are in this picture that lie other ways off: print that comes again is like itself in many
 * of them, and all the more so where an app has made the print stronger than the grain.
 */
function usualLikeness(own: Agreement, likest: readonly Agreement[]): number {
  const others: Agreement[] = [];
  for (const one of likest) {
    if (others.length > RANK || isNear(one, own)) continue;
    if (!others.some((other) => isNear(one, other))) others.push(one);
  }
  return others[RANK]?.likeness ?? 0;
}

/** Pieces whose grain truly is the same, in one place and no other. */
function confirmed(agreements: readonly Agreement[]): Clone[] {
  // Of a few pixels anything may come out.
  const told = agreements.filter(({ clearness }) => clearness >= CLEAR_ENOUGH);
  const likest = told.toSorted((a, b) => b.likeness - a.likeness);
  return told.flatMap((one) => {
    const { box: from, likeness, clearness, beside, dx, dy } = one;
    if (likeness < LEAST_LIKENESS || clearness < CLEAR_OF_CHANCE || likeness < beside + CLEAR_OF_BESIDE) return [];
    if (likeness < usualLikeness(one, likest) + CLEAR_OF_USUAL) return [];
    return liesOverItself(from, dx, dy) ? [] : [{ from, to: moved(from, dx, dy) }];
  });
}

/** Found once more, from another of its squares. */
const isSamePiece = (a: Clone, b: Clone): boolean =>
  a.to.left - a.from.left === b.to.left - b.from.left &&
  a.to.top - a.from.top === b.to.top - b.from.top &&
  sharedWidth(a.from, b.from) > 0 &&
  sharedHeight(a.from, b.from) > 0;

/**
 * Looks for pieces that were copied within a picture, as a clone brush does. Print repeats itself; the grain that a
 * camera or a scanner lays over everything does not, so that only grain which lies in a picture twice is told. Null
 * where there is no grain to go by, or a pattern in its place.
 */
export function copiedPieces(raster: Raster): Clone[] | null {
  const scale = Math.max(1, Math.round(Math.sqrt((raster.width * raster.height) / MOST_SQUARES)));
  const plane = means(raster, scale);
  const grain = bareGrain(plane);
  if (grain.level < LEAST_GRAIN || Math.min(plane.width, plane.height) < WINDOW) return null;
  const twins = twinsIn(cutDown(grain.band, CUT_AT * grain.level), grain, NEAREST);
  if (twins === null) return null;
  const moves = movesOf(twins, plane.width, plane.height);
  const agreements = moves.map(({ box, dx, dy }) => grainAgreement(grain, box, dx, dy));
  const all = confirmed(agreements).map(({ from, to }) => ({ from: scaled(from, scale), to: scaled(to, scale) }));
  const pieces = all.filter((piece, at) => !all.slice(0, at).some((other) => isSamePiece(piece, other)));
  return pieces.length > MOST_PIECES ? null : pieces;
}
