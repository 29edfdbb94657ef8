import type { Raster } from '../raster/raster.ts';
import { drawnLine } from './drawn-line.ts';
import { LINE_HEIGHT, type LinePixels } from './line-weights.ts';

/** Looking costs as much as a line is wide; a little narrower is told as well, and digits stay apart. */
const NARROWER = 0.9;
const NARROWEST = 32;

/** A part of a sheet that shows one line, as the weights want it; null where there is hardly a pixel. */
export function pixelsOfPart(part: Raster, widest: number): LinePixels | null {
  if (part.width < 2 || part.height < 2) return null;
  const wanted = Math.round((part.width / part.height) * LINE_HEIGHT * NARROWER);
  const width = Math.min(widest, Math.max(NARROWEST, wanted));
  return { pixels: drawnLine(part, width), width };
}
