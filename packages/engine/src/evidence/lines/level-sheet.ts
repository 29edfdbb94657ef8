import { compose, type Frame } from '../frame.ts';
import type { Box } from '../geometry.ts';
import type { Raster } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { pieceOf } from './direction.ts';
import { joined, parted } from './joined.ts';
import { type Lie, lieOf } from './lie-of-lines.ts';
import type { Stroke } from './strokes.ts';

/** A picture with its lines level. */
export interface LevelSheet {
  readonly raster: Raster;
  /** Leads from its pixels to those of the picture; null when nothing was changed. */
  readonly frame: Frame | null;
  readonly lines: readonly Box[];
}

/** Less does not disturb the recogniser, and redrawing costs sharpness. */
const SMALLEST_TURN = 0.005;
const SMALLEST_CLOSING = 0.02;
/** The weights show the middle of a line; this much of its area per round is around it. */
const AROUND = 1.5;

/** From a picture's pixel to a place on the level sheet, counted from the middle of both. */
function levelling({ turn, closing }: Lie, { width, height }: Raster): (x: number, y: number) => [number, number] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    const depth = 1 - closing * u;
    return [u / depth, v / depth];
  };
}

function extentOf({ xs, ys }: Stroke, level: (x: number, y: number) => [number, number], half: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  xs.forEach((x, at) => {
    const [u, v] = level(x, ys[at] ?? 0);
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  });
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}

function wholeLine({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top];
  const more = (AROUND * width * height) / (2 * (width + height));
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more };
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left - x,
  top: box.top - y,
  right: box.right - x,
  bottom: box.bottom - y,
});

/** Draws a picture anew so that the lines on it run level; the places of a map were this wide. */
export function levelSheet(raster: Raster, strokes: readonly Stroke[], place: number): LevelSheet {
  const lie = lieOf(strokes.map(pieceOf), raster.width, raster.height);
  const isLevel =
    Math.abs(lie.turn) < SMALLEST_TURN &&
    Math.abs(lie.closing) * Math.max(raster.width, raster.height) < SMALLEST_CLOSING;
  const level = levelling(isLevel ? { turn: 0, closing: 0 } : lie, raster);
  const found = strokes.map((stroke) => wholeLine(extentOf(stroke, level, place / 2)));
  const lines = found.filter((box) => box.right - box.left > (box.bottom - box.top) * 0.5);
  const corners = [level(0, 0), level(raster.width, 0), level(raster.width, raster.height), level(0, raster.height)];
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  const [left, top] = [Math.round(Math.min(...us)), Math.round(Math.min(...vs))];
  const [width, height] = [Math.round(Math.max(...us)) - left, Math.round(Math.max(...vs)) - top];
  const boxes = parted(joined(lines)).map((box) => shifted(box, left, top));
  if (isLevel) return { raster, frame: null, lines: boxes };
  const [cos, sin] = [Math.cos(lie.turn), Math.sin(lie.turn)];
  const onto: Frame = [cos, -sin, raster.width / 2, sin, cos, raster.height / 2, 0, 0, 1];
  const opening: Frame = [1, 0, 0, 0, 1, 0, lie.closing, 0, 1];
  const frame = compose(onto, compose(opening, [1, 0, left, 0, 1, top, 0, 0, 1]));
  return { raster: warped(raster, frame, width, height), frame, lines: boxes };
}
