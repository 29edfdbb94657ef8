import { type Box, heightOf, widthOf } from '../../../evidence/geometry.ts';
import { cropped, type Raster } from '../../../evidence/raster/raster.ts';

const FEWEST_PIXELS = 4;
/** Letters and paper are further apart than this in gray, even light ones. */
const LEAST_CONTRAST = 40;

/** Whether anything stands out in a place of a drawn page, so that what is said to be there can be read. */
export function isSeen(raster: Raster, scale: number, box: Box): boolean {
  const inner = { left: box.left * scale, top: box.top * scale, right: box.right * scale, bottom: box.bottom * scale };
  if (widthOf(inner) * heightOf(inner) < FEWEST_PIXELS) return true;
  const { pixels } = cropped(raster, inner);
  let [darkest, lightest] = [255, 0];
  for (const gray of pixels) {
    if (gray < darkest) darkest = gray;
    if (gray > lightest) lightest = gray;
  }
  return lightest - darkest >= LEAST_CONTRAST;
}
