import type { Raster } from '../raster/raster.ts';
import { lookSurely } from './look-surely.ts';
import { pixelsOfPart } from './pixels-of-part.ts';
import { signsInLine } from './signs-in-line.ts';
import type { Sign } from './words-of-signs.ts';

/** What stands on a part of a sheet that shows one line. */
export async function signsOfPart(part: Raster, widest: number): Promise<readonly Sign[]> {
  const line = pixelsOfPart(part, widest);
  return line ? signsInLine(await lookSurely(line)) : [];
}
