import sharp, { type Sharp } from 'sharp';
import { isBitmap, readBitmap } from './bitmap.ts';

/** A picture of any format that can be unpacked here; how large it is has been judged before. */
export function openPixels(bytes: Uint8Array, page = 0): Sharp {
  const options = { page, failOn: 'truncated', limitInputPixels: false } as const;
  if (!isBitmap(bytes)) return sharp(bytes, options);
  const bitmap = readBitmap(bytes);
  if (!bitmap) throw new Error('a bitmap of an unknown kind, or cut short');
  const { width, height, pixels } = bitmap;
  return sharp(pixels, { ...options, raw: { width, height, channels: 3 } });
}
