import { memoryOf, pdfium } from './pdfium.ts';

/** Pixels as red, green, blue, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const POINTS_PER_INCH = 72;
const BGRA = 4;
const WHITE = 0xffffffff;

function withoutAlpha(bgra: Uint8Array, count: number): Uint8Array {
  const rgb = new Uint8Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    rgb[i * 3] = bgra[i * 4 + 2] ?? 0;
    rgb[i * 3 + 1] = bgra[i * 4 + 1] ?? 0;
    rgb[i * 3 + 2] = bgra[i * 4] ?? 0;
  }
  return rgb;
}

/** Every page of a PDF as pixels. */
export async function rasterise(pdf: Uint8Array, dpi: number): Promise<Raster[]> {
  const library = await pdfium();
  const { malloc, free } = library.pdfium.wasmExports;
  const memory = malloc(pdf.length);
  memoryOf(library).set(pdf, memory);
  const document = library.FPDF_LoadMemDocument(memory, pdf.length, '');
  const pages: Raster[] = [];
  for (let number = 0; number < library.FPDF_GetPageCount(document); number += 1) {
    const page = library.FPDF_LoadPage(document, number);
    const width = Math.round((library.FPDF_GetPageWidthF(page) * dpi) / POINTS_PER_INCH);
    const height = Math.round((library.FPDF_GetPageHeightF(page) * dpi) / POINTS_PER_INCH);
    const bitmap = library.FPDFBitmap_CreateEx(width, height, BGRA, 0, width * 4);
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const start = library.FPDFBitmap_GetBuffer(bitmap);
    const bytes = memoryOf(library).subarray(start, start + width * height * 4);
    pages.push({ width, height, pixels: withoutAlpha(bytes, width * height) });
    library.FPDFBitmap_Destroy(bitmap);
    library.FPDF_ClosePage(page);
  }
  library.FPDF_CloseDocument(document);
  free(memory);
  return pages;
}
