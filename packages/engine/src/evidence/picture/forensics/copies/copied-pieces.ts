import type { Box } from '../../../geometry.ts';
import type { Raster } from '../../../raster/raster.ts';
import type { Clone } from '../clones.ts';
import { type BareGrain, bareGrain, roughGrain } from './bare-grain.ts';
import { cutDown } from './grain.ts';
import { type Move, movesOf } from './moves.ts';
import { means } from './plane.ts';
import { grainAgreement } from './same-grain.ts';
import { signaturesOf } from './signatures.ts';
import { twinsIn } from './twins.ts';

/** Larger pictures are searched in a smaller copy, and what was found there looked at in a finer one. */
const MOST_SQUARES = 400_000;
/** In pixels of the smaller copy. */
const NEAREST = 14;
const CUT_AT = 2;
/** Below this there is no grain to go by: drawn pictures, and those that a telephone has smoothed. */
const LEAST_GRAIN = 0.15;

const LEAST_LIKENESS = 0.42;
const CLEAR_OF_CHANCE = 5;
const CLEAR_OF_BESIDE = 0.25;
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

/** The piece in pixels of the finer copy, where its grain truly is the same. */
function confirmed(grain: BareGrain, move: Move, by: number): Clone | null {
  const agreement = grainAgreement(grain, scaled(move.box, by), move.dx * by, move.dy * by);
  const { box: from, likeness, clearness, beside, dx, dy } = agreement;
  const isSame = likeness >= LEAST_LIKENESS && clearness >= CLEAR_OF_CHANCE && likeness >= beside + CLEAR_OF_BESIDE;
  return isSame && !liesOverItself(from, dx, dy) ? { from, to: moved(from, dx, dy) } : null;
}

/**
 * Looks for pieces that were copied within a picture, as a clone brush does. Print repeats itself; the grain that a
 * camera or a scanner lays over everything does not, so that only grain which lies in a picture twice is told. Null
 * where there is no grain to go by, or a pattern in its place.
 */
export function copiedPieces(raster: Raster): Clone[] | null {
  const scale = Math.max(2, Math.ceil(Math.sqrt((raster.width * raster.height) / MOST_SQUARES)));
  const finer = scale >> 1;
  const plane = means(raster, scale);
  const rough = roughGrain(plane);
  if (rough.level < LEAST_GRAIN) return null;
  const twins = twinsIn(signaturesOf(cutDown(rough.band, CUT_AT * rough.level)), rough, NEAREST);
  if (twins === null) return null;
  const moves = movesOf(twins, plane.width, plane.height);
  if (moves.length === 0) return [];
  const fine = bareGrain(means(raster, finer));
  const pieces = moves.flatMap((move) => {
    const piece = confirmed(fine, move, scale / finer);
    return piece ? [{ from: scaled(piece.from, finer), to: scaled(piece.to, finer) }] : [];
  });
  return pieces.length > MOST_PIECES ? null : pieces;
}
