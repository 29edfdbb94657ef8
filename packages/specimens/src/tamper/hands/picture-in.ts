import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import type { Raster } from '../../picture/raster.ts';

/** Pixels as a picture of the file, without loss. */
export function pictureIn(document: PDFDocument, { width, height, pixels }: Raster): PDFRef {
  const { context } = document;
  const image = context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  return context.register(image);
}
