import type { Box } from '../../../evidence/geometry.ts';
import { borrow, type Pdfium } from '../../../evidence/pdf/pdfium.ts';
import type { Raster } from '../../../evidence/raster/raster.ts';

const GRAY = 1;
const WHITE = 0xffffffff;

/** Draws one place of a loaded page in gray, with a margin around it. */
export function renderPart(library: Pdfium, page: number, box: Box, scale: number, margin: number): Raster {
  const { calls, memory } = library;
  const [left, top] = [box.left - margin, box.top - margin];
  const width = Math.max(1, Math.ceil((box.right + margin - left) * scale));
  const height = Math.max(1, Math.ceil((box.bottom + margin - top) * scale));
  const [whole, high] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)];
  return borrow(library, width * height, (address) => {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, GRAY, address, width);
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      const at = [Math.round(-left * scale), Math.round(-top * scale)] as const;
      calls.FPDF_RenderPageBitmap(bitmap, page, ...at, Math.round(whole * scale), Math.round(high * scale), 0, 0);
      return { width, height, pixels: memory.HEAPU8.slice(address, address + width * height) };
    } finally {
      calls.FPDFBitmap_Destroy(bitmap);
    }
  });
}
