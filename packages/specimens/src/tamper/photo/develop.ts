import sharp from 'sharp';
import type { Strength } from '../strength.ts';
import type { CardInPhoto } from './card-in-photo.ts';

/** The photograph as a file again: signed by the editor, bare, or with the metadata that it came with. */
export async function develop(photo: CardInPhoto, original: Uint8Array, strength: Strength): Promise<Uint8Array> {
  const { width, height, pixels } = photo;
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const { xmp } = await sharp(original).metadata();
  if (strength === 'careless') {
    const Software = 'Adobe Photoshop 25.9 (Windows)';
    return new Uint8Array(await picture.withExif({ IFD0: { Software } }).jpeg({ quality: 96 }).toBuffer());
  }
  const kept = strength === 'expert' && xmp ? picture.withXmp(xmp.toString()) : picture;
  return new Uint8Array(await kept.jpeg({ quality: strength === 'expert' ? 84 : 90 }).toBuffer());
}
