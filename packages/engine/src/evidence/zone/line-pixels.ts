import sharp from 'sharp';
import { type Box, heightOf, widthOf } from '../geometry.ts';
import { LINE_HEIGHT } from '../lines/line-weights.ts';
import { cropped, type Raster } from '../raster/raster.ts';

/** Room around the line, in its own height. */
const ABOVE_AND_BELOW = 0.25;
const LEFT_AND_RIGHT = 0.6;
/** Zone letters are about as wide as high; drawn this wide, the recogniser keeps them apart. */
const PIXELS_PER_LETTER = 24;
const NARROWEST = 192;
const WIDEST = 1600;

/** Cuts one line out and draws it as the recogniser wants it: 48 pixels high, full contrast, from -1 to 1. */
export async function linePixels(
  raster: Raster,
  line: Box,
  stretch: number,
): Promise<{ pixels: Float32Array; width: number }> {
  const height = heightOf(line);
  const cut = cropped(raster, {
    left: line.left - height * LEFT_AND_RIGHT,
    right: line.right + height * LEFT_AND_RIGHT,
    top: line.top - height * ABOVE_AND_BELOW,
    bottom: line.bottom + height * ABOVE_AND_BELOW,
  });
  const wanted = Math.round((widthOf(line) / height + 1) * PIXELS_PER_LETTER * stretch);
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  const gray = await sharp(cut.pixels, { raw: { width: cut.width, height: cut.height, channels: 1 } })
    .resize(width, LINE_HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .normalise()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { pixels: Float32Array.from(gray, (value) => value / 127.5 - 1), width };
}
