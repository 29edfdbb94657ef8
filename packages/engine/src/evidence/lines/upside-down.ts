import sharp from 'sharp';
import { type Box, heightOf, widthOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import type { Weights } from './weights.ts';
import { weightsAside } from './weights-aside.ts';

const WIDTH = 192;
const HEIGHT = 48;
const CHANNELS = 3;
/** The longest lines tell best, and few are enough. */
const MOST_LINES = 5;
/** Longer parts would be squeezed beyond recognition. */
const LONGEST_PART = 6;

/** Each line speaks for 1 at most: when two agree, the others need not be asked. */
const BEYOND_DOUBT = 1.9;

let loaded: Weights | null = null;

/** The beginning of a line, as wide as the weights want it; what is shorter is followed by gray. */
async function pixelsOf(raster: Raster, box: Box): Promise<Float32Array> {
  const right = Math.min(box.right, box.left + heightOf(box) * LONGEST_PART);
  const part = cropped(raster, { ...box, right });
  const width = Math.min(WIDTH, Math.max(1, Math.round((part.width / Math.max(1, part.height)) * HEIGHT)));
  const gray = await sharp(part.pixels, { raw: { width: part.width, height: part.height, channels: 1 } })
    .resize(width, HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const pixels = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * WIDTH + x] = (gray[y * width + x] ?? 0) / 127.5 - 1;
  }
  return pixels;
}

/** Whether the lines of a sheet stand on their heads: most of the longest ones must say so. */
export async function isUpsideDown(raster: Raster, lines: readonly Box[]): Promise<boolean> {
  const told = lines
    .filter((box) => widthOf(box) > heightOf(box) * 2)
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MOST_LINES);
  if (told.length === 0) return false;
  loaded ??= weightsAside('ch_ppocr_mobile_v2.0_cls_infer.onnx');
  const weights = loaded;
  let turned = 0;
  for (const box of told) {
    const pixels = await pixelsOf(raster, box);
    const input = new Float32Array(CHANNELS * pixels.length);
    for (let channel = 0; channel < CHANNELS; channel += 1) input.set(pixels, channel * pixels.length);
    const { data } = await weights({ data: input, dims: [1, CHANNELS, HEIGHT, WIDTH] });
    const [upright = 1, onItsHead = 0] = data;
    turned += onItsHead - upright;
    if (Math.abs(turned) > BEYOND_DOUBT) break;
  }
  return turned > 0;
}
