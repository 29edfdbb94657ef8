import type { Piece } from './direction.ts';

/** How lines lie on a picture: by which angle they fall to the right, and how much that changes downwards. */
export interface Lie {
  /** Radians, clockwise, of a line through the middle of the picture. */
  readonly turn: number;
  /** 1 / distance of the point where all lines would meet; 0 where they run side by side. */
  readonly closing: number;
}

/** Pieces stouter than this have no direction. */
const LEAST_SLIMNESS = 3;
/** Sideways is only believed where it is much clearer than upright. */
const SIDEWAYS_LEAD = 1.2;
/** What leans away from the others by more is no line of the same text. */
const LARGEST_LEAN = 0.3;
const OUTLIER = 0.05;
const FEWEST_FOR_CLOSING = 5;
const ROUNDS = 3;

interface Slope {
  /** From the middle of the picture, once it is turned back. */
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

const quarter = Math.PI / 2;
/** Into half a turn around zero: lines have no beginning. */
const halfTurn = (angle: number): number => angle - Math.PI * Math.round(angle / Math.PI);
const angleOf = ({ from, to }: Piece): number => halfTurn(Math.atan2(to[1] - from[1], to[0] - from[0]));

function middleAngle(pieces: readonly Piece[], around: number): number {
  const sorted = pieces
    .map((piece) => ({ angle: halfTurn(angleOf(piece) - around), length: piece.length }))
    .filter(({ angle }) => Math.abs(angle) < quarter / 2)
    .toSorted((a, b) => a.angle - b.angle);
  const half = sorted.reduce((sum, { length }) => sum + length, 0) / 2;
  let sum = 0;
  for (const { angle, length } of sorted) {
    sum += length;
    if (sum >= half) return around + angle;
  }
  return around;
}

function slopesIn(pieces: readonly Piece[], turn: number, [cx, cy]: readonly [number, number]): Slope[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return pieces.flatMap((piece) => {
    const lean = halfTurn(angleOf(piece) - turn);
    if (Math.abs(lean) > LARGEST_LEAN) return [];
    const [dx, dy] = [(piece.from[0] + piece.to[0]) / 2 - cx, (piece.from[1] + piece.to[1]) / 2 - cy];
    return [{ x: dx * cos + dy * sin, y: dy * cos - dx * sin, slope: Math.tan(lean), weight: piece.length ** 2 }];
  });
}

/** Lines through one point have slopes that fit `slope = fall + closing · (slope · x − y)`: least squares. */
function fitted(slopes: readonly Slope[], steepest: number): { fall: number; closing: number } {
  let [w, s, p, pp, ps] = [0, 0, 0, 0, 0];
  for (const { x, y, slope, weight } of slopes) {
    const pull = slope * x - y;
    w += weight;
    s += weight * slope;
    p += weight * pull;
    pp += weight * pull * pull;
    ps += weight * pull * slope;
  }
  if (w === 0) return { fall: 0, closing: 0 };
  const base = w * pp - p * p;
  const free = slopes.length >= FEWEST_FOR_CLOSING && base > 0 ? (w * ps - p * s) / base : 0;
  const closing = Math.max(-steepest, Math.min(steepest, free));
  return { fall: (s - closing * p) / w, closing };
}

/** How the lines of a picture of this size lie; level where there are none that tell. */
export function lieOf(pieces: readonly Piece[], width: number, height: number): Lie {
  const slim = pieces.filter(({ length, thickness }) => length > thickness * LEAST_SLIMNESS);
  const total = (isSideways: boolean): number =>
    slim.reduce((sum, piece) => sum + (Math.abs(angleOf(piece)) > quarter / 2 === isSideways ? piece.length : 0), 0);
  let turn = middleAngle(slim, total(true) > total(false) * SIDEWAYS_LEAD ? quarter : 0);
  let closing = 0;
  const middle = [width / 2, height / 2] as const;
  const steepest = 0.7 / Math.max(width, height);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = slopesIn(slim, turn, middle);
    const expected = closing;
    const near = slopes.filter(({ x, y, slope }) => Math.abs(slope - expected * (slope * x - y)) < OUTLIER);
    const fit = fitted(near.length >= slopes.length / 2 ? near : slopes, steepest);
    turn += Math.atan(fit.fall);
    closing = fit.closing;
  }
  return { turn, closing };
}
