import { type Box, heightOf, widthOf } from '../../../evidence/geometry.ts';
import { cropped, type Raster } from '../../../evidence/raster/raster.ts';

const FEWEST_PIXELS = 4;
/** Letters and paper are further apart than this in gray, even light ones. */
const LEAST_CONTRAST = 40;

const cutOut = (raster: Raster, scale: number, { left, top, right, bottom }: Box): Uint8Array | Uint8ClampedArray =>
  cropped(raster, { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }).pixels;

/** Whether a place is drawn otherwise in one raster of a page than in the other. */
export function isOther(one: Raster, other: Raster, scale: number, box: Box): boolean {
  const [a, b] = [cutOut(one, scale, box), cutOut(other, scale, box)];
  return a.some((gray, at) => Math.abs(gray - (b[at] ?? gray)) >= LEAST_CONTRAST);
}

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
