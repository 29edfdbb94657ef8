import type { Raster } from '../raster/raster.ts';
import { borrow, type Pdfium } from './pdfium.ts';

const GRAY = 1;
const WHITE = 0xffffffff;
/** Forms and notes are drawn as a reader sees them. */
const WITH_ANNOTATIONS = 1;

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 220;

/** Pixels per point at which a page is drawn for the recogniser, within what one page may cost. */
export function renderScale(width: number, height: number, mostPixels: number): number {
  const wanted = DOTS_PER_INCH / POINTS_PER_INCH;
  return Math.min(wanted, Math.sqrt(mostPixels / Math.max(1, width * height)));
}

/** Draws a loaded page in gray, as seen. */
export function renderPage(library: Pdfium, page: number, scale: number): Raster {
  const { calls, memory } = library;
  const width = Math.max(1, Math.round(calls.FPDF_GetPageWidthF(page) * scale));
  const height = Math.max(1, Math.round(calls.FPDF_GetPageHeightF(page) * scale));
  return borrow(library, width * height, (address) => {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, GRAY, address, width);
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
      return { width, height, pixels: memory.HEAPU8.slice(address, address + width * height) };
    } finally {
      calls.FPDFBitmap_Destroy(bitmap);
    }
  });
}
