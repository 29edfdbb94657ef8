import type { Frame } from '../frame.ts';
import type { Raster } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { type Corner, type Outline, outlineOf } from './outline.ts';
import type { Sheet } from './straighten.ts';

const length = ([x1, y1]: Corner, [x2, y2]: Corner): number => Math.hypot(x2 - x1, y2 - y1);

/** Opposite sides that differ less than this need no help. */
const SMALLEST_TAPER = 0.04;
const LARGEST_SIDE = 3000;

const taper = (one: number, other: number): number => Math.abs(one - other) / Math.max(one, other);

/** Leads from a rectangle of this size to the outline, corner to corner. */
export function frameOnto([a, b, c, d]: Outline, width: number, height: number): Frame {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const base = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / base;
  const h = (dx1 * sy - sx * dy1) / base;
  const row = (from: number, right: number, down: number): readonly [number, number, number] => [
    (right - from + g * right) / width,
    (down - from + h * down) / height,
    from,
  ];
  return [...row(a[0], b[0], d[0]), ...row(a[1], b[1], d[1]), g / width, h / height, 1];
}

/** The page or card on a photograph taken from the side, as if from above; null when there is nothing to gain. */
export function unwarped(picture: Raster): Sheet | null {
  const outline = outlineOf(picture);
  if (!outline) return null;
  const [a, b, c, d] = outline;
  const [top, right, bottom, left] = [length(a, b), length(b, c), length(c, d), length(d, a)];
  if (taper(top, bottom) < SMALLEST_TAPER && taper(left, right) < SMALLEST_TAPER) return null;
  const width = Math.min(LARGEST_SIDE, Math.round((top + bottom) / 2));
  const height = Math.min(LARGEST_SIDE, Math.round((left + right) / 2));
  const frame = frameOnto(outline, width, height);
  return { raster: warped(picture, frame, width, height), frame };
}
