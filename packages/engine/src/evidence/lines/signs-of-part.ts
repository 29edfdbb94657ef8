import type { Raster } from '../raster/raster.ts';
import { passedOver } from './doubt-in-line.ts';
import { type LineSteps, lookAtLine } from './line-weights.ts';
import { pixelsOfPart } from './pixels-of-part.ts';
import { signsInLine } from './signs-in-line.ts';
import { SUREST } from './surest.ts';
import type { Sign } from './words-of-signs.ts';

/** The signs of a line of which none is in doubt, told or passed over; null where any is. */
function surelyTold(steps: LineSteps): readonly Sign[] | null {
  const signs = signsInLine(steps);
  const isSurest = signs.length > 0 && signs.every(({ chance }) => chance >= SUREST);
  return isSurest && passedOver(steps) <= 1 - SUREST ? signs : null;
}

/**
 * What stands on a part of a sheet that shows one line. Most lines are clear, and bytes read those alike in a third of the
 * time. A line with any doubt, be it about a comma or a blank that is not told, and one in which nothing was seen is read
 * in single precision, as if bytes had never looked. The border is where certainty stops to count, so that a clear line is
 * told with the same certainty by either.
 */
export async function signsOfPart(part: Raster, widest: number): Promise<readonly Sign[]> {
  const line = pixelsOfPart(part, widest);
  if (!line) return [];
  return surelyTold(await lookAtLine(line, 'bytes')) ?? signsInLine(await lookAtLine(line, 'single'));
}
