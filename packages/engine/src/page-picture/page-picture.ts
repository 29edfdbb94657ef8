import sharp from 'sharp';
import { detectFormat, isPicture } from '../evidence/format.ts';
import { limits } from '../evidence/limits.ts';
import { type OpenPdf, withPdf } from '../evidence/pdf/open-pdf.ts';
import { renderInColour } from '../evidence/pdf/render-page.ts';
import { openEnvelope } from '../file-bytes/envelope/open-envelope.ts';

/** Sharp enough to read the small print on a phone, small enough to travel. */
const LONGEST_SIDE = 1600;
/** Print stays crisp, and a page of a scan weighs a tenth of what it would without loss. */
const QUALITY = 86;

function drawnPage({ library, document }: OpenPdf, index: number): ReturnType<typeof renderInColour> | null {
  const page = library.calls.FPDF_LoadPage(document, index);
  if (!page) return null;
  try {
    const longest = Math.max(library.calls.FPDF_GetPageWidthF(page), library.calls.FPDF_GetPageHeightF(page));
    return renderInColour(library, page, LONGEST_SIDE / Math.max(1, longest));
  } finally {
    library.calls.FPDF_ClosePage(page);
  }
}

async function ofPdf(bytes: Uint8Array, number: number): Promise<Uint8Array | null> {
  const drawn = await withPdf(bytes, async (pdf) =>
    number <= Math.min(pdf.pageCount, limits.pages) ? drawnPage(pdf, number - 1) : null,
  );
  if (!drawn || typeof drawn === 'string') return null;
  const { width, height, pixels } = drawn;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: QUALITY })
    .toBuffer();
}

async function ofPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: limits.pixels })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

/** One page of a file as a WebP, the way a reader sees it; null where there is no such page or it cannot be drawn. */
export async function pagePicture(file: Uint8Array, number: number): Promise<Uint8Array | null> {
  const { bytes } = openEnvelope(file);
  const format = detectFormat(bytes);
  if (format === 'pdf') return ofPdf(bytes, number);
  return isPicture(format) && number === 1 ? ofPicture(bytes) : null;
}
