import type { Raster } from '../raster/raster.ts';
import { drawnLine } from './drawn-line.ts';
import { LINE_HEIGHT, lookAtLine } from './line-weights.ts';
import { signsInLine } from './signs-in-line.ts';
import type { Sign } from './words-of-signs.ts';

/** Looking costs as much as a line is wide; a little narrower is told as well, and digits stay apart. */
const NARROWER = 0.9;
const NARROWEST = 32;

/** The signs on a part of a sheet that shows one line, each with its place and certainty. */
export async function signsOfPart(part: Raster, widest: number): Promise<readonly Sign[]> {
  if (part.width < 2 || part.height < 2) return [];
  const wanted = Math.round((part.width / part.height) * LINE_HEIGHT * NARROWER);
  const width = Math.min(widest, Math.max(NARROWEST, wanted));
  return signsInLine(await lookAtLine(drawnLine(part, width), width));
}
