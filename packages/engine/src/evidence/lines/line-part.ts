import sharp from 'sharp';
import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';

/** One line, cut out and drawn at the size that suits the recogniser. */
export interface LinePart {
  readonly raster: Raster;
  /** From words in it to words on the sheet. */
  readonly onSheet: (word: OcrWord) => OcrWord;
}

const HEIGHT = 48;
/** Reading costs as much as a line is wide: long ones, which are labels and titles, are drawn narrower. */
const LONG = 7;
const NARROWER = 0.7;
const ROOM = 8;
const PAPER = 245;
/** A line of print is mostly ground: where that is darker than this, the letters are the light part. */
const DARK_GROUND = 128;

const medianOf = (pixels: Uint8Array): number => {
  const counts = new Uint32Array(256);
  for (const gray of pixels) counts[gray] = (counts[gray] ?? 0) + 1;
  let seen = 0;
  for (let gray = 0; gray < 256; gray += 1) {
    seen += counts[gray] ?? 0;
    if (seen * 2 >= pixels.length) return gray;
  }
  return 255;
};

/** Cuts a line out of the sheet, dark on light whichever way it was printed. */
export async function linePart(sheet: Raster, box: Box, mayBeNarrow: boolean): Promise<LinePart> {
  const part = cropped(sheet, box);
  const scale = HEIGHT / Math.max(1, part.height);
  const across = mayBeNarrow && part.width > part.height * LONG ? scale * NARROWER : scale;
  const width = Math.max(1, Math.round(part.width * across));
  const ground = medianOf(part.pixels);
  const isLight = ground >= DARK_GROUND;
  const drawn = sharp(part.pixels, { raw: { width: part.width, height: part.height, channels: 1 } })
    .resize(width, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w');
  const gray = await (isLight ? drawn : drawn.negate()).raw().toBuffer();
  const [outWidth, outHeight] = [width + 2 * ROOM, HEIGHT + 2 * ROOM];
  const pixels = new Uint8Array(outWidth * outHeight).fill(isLight ? Math.max(ground, PAPER - 20) : 255 - ground);
  for (let y = 0; y < HEIGHT; y += 1)
    pixels.set(gray.subarray(y * width, (y + 1) * width), (y + ROOM) * outWidth + ROOM);
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const x = (at: number): number => left + (at - ROOM) / across;
  const y = (at: number): number => top + (at - ROOM) / scale;
  return {
    raster: { width: outWidth, height: outHeight, pixels },
    onSheet: (word) => ({
      ...word,
      box: { left: x(word.box.left), top: y(word.box.top), right: x(word.box.right), bottom: y(word.box.bottom) },
      baseline: y(word.baseline),
      size: Math.min(word.size / scale, heightOf(box)),
    }),
  };
}
