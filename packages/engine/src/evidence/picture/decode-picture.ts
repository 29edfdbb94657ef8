import type { Metadata } from 'sharp';
import type { Limits } from '../limits.ts';
import type { Raster } from '../raster/raster.ts';
import { bitmapSize, isBitmap } from './bitmap.ts';
import { exifOf } from './exif.ts';
import { openPixels } from './open-pixels.ts';
import type { PictureFacts } from './picture-facts.ts';

export interface DecodedPicture {
  readonly facts: PictureFacts;
  /** How many pages a TIFF holds; 1 for everything else. */
  readonly pageCount: number;
  /** Gray pixels of one page, upright, at a size that suits the recogniser. */
  readonly raster: (page: number) => Promise<Raster>;
}

export type PictureRefusal = 'corrupt' | 'too_large' | 'unsupported';

/** Recognition gains nothing from more, and loses below. */
const LONGEST_SIDE = 2600;
const SHORTEST_LONG_SIDE = 1500;
const LARGEST_UPSCALE = 2.5;

const isSideways = (orientation: number): boolean => orientation >= 5;

export function workingScale(width: number, height: number): number {
  const longest = Math.max(width, height);
  if (longest > LONGEST_SIDE) return LONGEST_SIDE / longest;
  return longest < SHORTEST_LONG_SIDE ? Math.min(LARGEST_UPSCALE, SHORTEST_LONG_SIDE / longest) : 1;
}

async function decode(bytes: Uint8Array, page: number, size: { width: number; height: number }): Promise<Raster> {
  const { data, info } = await openPixels(bytes, page)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    // Gray before it is drawn larger or smaller: a third of the work.
    .pipelineColourspace('b-w')
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 1) return { width: info.width, height: info.height, pixels: data };
  const pixels = Uint8Array.from({ length: info.width * info.height }, (_, i) => data[i * info.channels] ?? 0);
  return { width: info.width, height: info.height, pixels };
}

/** Its header alone: of a bitmap all pixels are unpacked at once, and there may be too many. */
const metaOf = async (bytes: Uint8Array): Promise<Partial<Metadata> | null> =>
  isBitmap(bytes) ? bitmapSize(bytes) : openPixels(bytes).metadata();

/** Reads a picture's header, and its pixels only when they are asked for. */
export async function openPicture(bytes: Uint8Array, limits: Limits): Promise<DecodedPicture | PictureRefusal> {
  const meta = await metaOf(bytes).catch(() => null);
  if (!meta) return 'unsupported';
  if (!meta.width || !meta.height) return 'corrupt';
  if (meta.width * meta.height > limits.pixels) return 'too_large';
  const orientation = meta.orientation ?? 1;
  const [width, height] = isSideways(orientation) ? [meta.height, meta.width] : [meta.width, meta.height];
  const scale = workingScale(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return {
    facts: { width, height, orientation, ...exifOf(meta.exif) },
    pageCount: meta.format === 'tiff' ? (meta.pages ?? 1) : 1,
    raster: (page) => decode(bytes, page, size),
  };
}
