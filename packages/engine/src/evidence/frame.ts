import { type Frame, mapPoint, onDisplay } from '@vesta/domain/documents/page-frame';
import type { Box } from './geometry.ts';

export { type Frame, mapPoint, onDisplay };

export const IDENTITY: Frame = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** First the inner map, then the outer one. */
export function compose(outer: Frame, inner: Frame): Frame {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[row * 3 + k] ?? 0) * (inner[k * 3 + column] ?? 0), 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

export const scaling = (factor: number): Frame => [factor, 0, 0, 0, factor, 0, 0, 0, 1];

/** The same map for coordinates counted in another unit on both sides. */
export const inUnits = (frame: Frame, factor: number): Frame =>
  compose(scaling(factor), compose(frame, scaling(1 / factor)));

/**
 * A sheet that lies turned clockwise by `degrees` on its picture: where each point of the upright sheet is found there,
 * and how large that sheet is.
 */
export function unturning(
  width: number,
  height: number,
  degrees: number,
): { frame: Frame; width: number; height: number } {
  const radians = (degrees * Math.PI) / 180;
  // Quarter turns are exact, so that pixels fall on pixels.
  const isQuarter = degrees % 90 === 0;
  const cos = isQuarter ? Math.round(Math.cos(radians)) : Math.cos(radians);
  const sin = isQuarter ? Math.round(Math.sin(radians)) : Math.sin(radians);
  const outWidth = Math.round(Math.abs(width * cos) + Math.abs(height * sin));
  const outHeight = Math.round(Math.abs(width * sin) + Math.abs(height * cos));
  const [cx, cy, ox, oy] = [width / 2, height / 2, outWidth / 2, outHeight / 2];
  const frame: Frame = [cos, -sin, cx - cos * ox + sin * oy, sin, cos, cy - sin * ox - cos * oy, 0, 0, 1];
  return { frame, width: outWidth, height: outHeight };
}

/** The other way round. */
function inverse([a, b, c, d, e, f, g, h, i]: Frame): Frame {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** A box that was found on the paper as it is displayed, in the places of the straightened page. */
export const offDisplay = (frame: Frame | null | undefined, box: Box): Box => onDisplay(frame && inverse(frame), box);
