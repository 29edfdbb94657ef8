import type { Limits } from '../limits.ts';
import type { Ocr, OcrLanguage } from '../ocr/ocr.ts';
import type { Page } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { recogniseSheet } from '../scan/recognise-sheet.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfPage } from './read-page.ts';
import { renderPage, renderScale } from './render-page.ts';

export interface RecogniseScansOptions {
  readonly ocr: Ocr | null;
  readonly languages: readonly OcrLanguage[];
  readonly limits: Limits;
  readonly hasTime: () => boolean;
}

/** The pixels of one page, counted from 0; null when the library cannot load it. */
export function pixelsOf(pdf: OpenPdf, index: number, limits: Limits): { raster: Raster; scale: number } | null {
  const { library, document } = pdf;
  const handle = library.calls.FPDF_LoadPage(document, index);
  if (!handle) return null;
  try {
    const [width, height] = [library.calls.FPDF_GetPageWidthF(handle), library.calls.FPDF_GetPageHeightF(handle)];
    const scale = renderScale(width, height, limits.workingPixels);
    return { raster: renderPage(library, handle, scale), scale };
  } finally {
    library.calls.FPDF_ClosePage(handle);
  }
}

async function recognise(pdf: OpenPdf, page: Page, ocr: Ocr, options: RecogniseScansOptions): Promise<Page> {
  const drawn = pixelsOf(pdf, page.number - 1, options.limits);
  if (!drawn) return page;
  const { languages } = options;
  const sheet = await recogniseSheet(drawn.raster, { ocr, languages, layout: 'page', unit: 1 / drawn.scale });
  const read: Page = { ...page, origin: sheet.words.length > 0 ? 'ocr' : 'none', words: sheet.words };
  return sheet.frame ? { ...read, width: sheet.width, height: sheet.height, frame: sheet.frame } : read;
}

export interface RecognisedPages {
  readonly pages: Page[];
  /** Why some of them stayed unread. */
  readonly isCutShort: 'too_many_pages' | 'timeout' | null;
}

/** Reads the pages again from their pixels whose letters are missing or mean nothing. */
export async function recogniseScans(
  pdf: OpenPdf,
  read: readonly PdfPage[],
  options: RecogniseScansOptions,
): Promise<RecognisedPages> {
  const pages: Page[] = [];
  let left = options.limits.recognisedPages;
  let isCutShort: RecognisedPages['isCutShort'] = null;
  for (const { page, layer } of read) {
    const isNeeded = options.ocr && (layer === 'scan' || layer === 'unusable');
    if (isNeeded && left === 0) isCutShort ??= 'too_many_pages';
    else if (isNeeded && !options.hasTime()) isCutShort ??= 'timeout';
    if (isNeeded && options.ocr && !isCutShort) {
      left -= 1;
      pages.push(await recognise(pdf, page, options.ocr, options));
    } else pages.push(layer === 'unusable' ? { ...page, origin: 'none', words: [] } : page);
  }
  return { pages, isCutShort };
}
