import { AppError } from '../../../lib/app-error.ts';

/** Twice the size that pages and papers show, for fine screens. */
const BOX = { width: 560, height: 152 };
const MAX_PIXELS = 24_000_000;
const isOf = (bytes: Buffer, at: number, letters: string): boolean =>
  bytes.subarray(at, at + letters.length).toString('latin1') === letters;

/** By the first bytes; what the browser calls the file is not asked. An SVG is a document that may run. */
const isPicture = (bytes: Buffer): boolean =>
  isOf(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  isOf(bytes, 0, '\xff\xd8\xff') ||
  (isOf(bytes, 0, 'RIFF') && isOf(bytes, 8, 'WEBP'));

/** Draws a logo anew: of whatever came only pixels are left, without remarks, places or scripts. */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw new AppError('LOGO_REFUSED', { detail: 'not a picture' });
  // Loaded with the first logo; most processes never draw one.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    throw new AppError('LOGO_REFUSED', { cause: error, detail: 'the picture cannot be read' });
  }
}
