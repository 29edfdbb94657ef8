import { passedOver } from './doubt-in-line.ts';
import { type LinePixels, type LineSteps, lookAtLine } from './line-weights.ts';
import { signsInLine } from './signs-in-line.ts';
import { SUREST } from './surest.ts';

/** No sign is in doubt, none that is told and none that may be passed over. */
function isSurelySeen(steps: LineSteps): boolean {
  const signs = signsInLine(steps);
  return signs.length > 0 && signs.every(({ chance }) => chance >= SUREST) && passedOver(steps) <= 1 - SUREST;
}

/**
 * Most lines are clear, and bytes see those alike in a third of the time. A line with any doubt, be it about a comma or a
 * blank that is not told, and one in which nothing was seen is looked at in single precision, as if bytes had never looked.
 * The border is where certainty stops to count, so that a clear line is told with the same certainty by either.
 */
export async function lookSurely(line: LinePixels): Promise<LineSteps> {
  const steps = await lookAtLine(line, 'bytes');
  return isSurelySeen(steps) ? steps : lookAtLine(line, 'single');
}
