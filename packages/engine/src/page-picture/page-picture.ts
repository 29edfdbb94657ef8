import sharp from 'sharp';
import { detectFormat, isPicture } from '../evidence/format.ts';
import { limits } from '../evidence/limits.ts';
import { type OpenPdf, withPdf } from '../evidence/pdf/open-pdf.ts';
import { renderPage } from '../evidence/pdf/render-page.ts';
import type { Raster } from '../evidence/raster/raster.ts';

/** Sharp enough to read the small print on a phone, small enough to travel. */
const LONGEST_SIDE = 1600;

function rasterOf({ library, document }: OpenPdf, index: number): Raster | null {
  const page = library.calls.FPDF_LoadPage(document, index);
  if (!page) return null;
  try {
    const longest = Math.max(library.calls.FPDF_GetPageWidthF(page), library.calls.FPDF_GetPageHeightF(page));
    return renderPage(library, page, LONGEST_SIDE / Math.max(1, longest));
  } finally {
    library.calls.FPDF_ClosePage(page);
  }
}

async function ofPdf(bytes: Uint8Array, number: number): Promise<Uint8Array | null> {
  const raster = await withPdf(bytes, async (pdf) =>
    number <= Math.min(pdf.pageCount, limits.pages) ? rasterOf(pdf, number - 1) : null,
  );
  if (!raster || typeof raster === 'string') return null;
  const { width, height, pixels } = raster;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

async function ofPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: limits.pixels })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** One page of a file as a PNG, the way a reader sees it; null where there is no such page or it cannot be drawn. */
export async function pagePicture(bytes: Uint8Array, number: number): Promise<Uint8Array | null> {
  const format = detectFormat(bytes);
  if (format === 'pdf') return ofPdf(bytes, number);
  return isPicture(format) && number === 1 ? ofPicture(bytes) : null;
}
