import sharp, { type Sharp } from 'sharp';
import { isBitmap, readBitmap } from './bitmap.ts';

// Hardly any picture is opened twice: what the library would keep of the last ones is only in the way of the next.
sharp.cache(false);

/** A picture of any format that can be unpacked here; how large it is has been judged before. */
export function openPixels(bytes: Uint8Array, page = 0): Sharp {
  const options = { page, failOn: 'truncated', limitInputPixels: false } as const;
  if (!isBitmap(bytes)) return sharp(bytes, options);
  const bitmap = readBitmap(bytes);
  if (!bitmap) throw new Error('a bitmap of an unknown kind, or cut short');
  const { width, height, pixels } = bitmap;
  return sharp(pixels, { ...options, raw: { width, height, channels: 3 } });
}
