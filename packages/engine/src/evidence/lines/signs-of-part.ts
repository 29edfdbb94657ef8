import type { Raster } from '../raster/raster.ts';
import { drawnLine } from './drawn-line.ts';
import { LINE_HEIGHT, type LinePixels, lookAtLine, type Precision } from './line-weights.ts';
import { signsInLine } from './signs-in-line.ts';
import type { Sign } from './words-of-signs.ts';

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

/** The signs of a line, each with its place and certainty. */
export const signsOf = async (line: LinePixels, precision: Precision): Promise<readonly Sign[]> =>
  signsInLine(await lookAtLine(line, precision));
