import { compose } from '../frame.ts';
import type { Limits } from '../limits.ts';
import type { Ocr, OcrLanguage } from '../ocr/ocr.ts';
import type { Page } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { recogniseSheet } from '../scan/recognise-sheet.ts';
import { repairedFiscalCodes } from '../scan/repaired-fiscal-codes.ts';
import { repairedIbans } from '../scan/repaired-ibans.ts';
import { repairedNumbers } from '../scan/repaired-numbers.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfPage } from './read-page.ts';
import { renderPage, renderScale } from './render-page.ts';

export interface RecogniseScansOptions {
  readonly ocr: Ocr | null;
  readonly languages: readonly OcrLanguage[];
  readonly limits: Limits;
  readonly hasTime: () => boolean;
  /** Numbers of pages whose letters say something else than their picture: only the picture is believed. */
  readonly doubted: ReadonlySet<number>;
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

interface Recognised {
  readonly page: Page;
  readonly language: OcrLanguage | null;
}

async function recognise(pdf: OpenPdf, page: Page, ocr: Ocr, options: RecogniseScansOptions): Promise<Recognised> {
  const drawn = pixelsOf(pdf, page.number - 1, options.limits);
  if (!drawn) return { page, language: null };
  const { languages } = options;
  const sheet = await recogniseSheet(drawn.raster, { ocr, languages, layout: 'page', unit: 1 / drawn.scale });
  const read: Page = {
    ...page,
    origin: sheet.words.length > 0 ? 'ocr' : 'none',
    words: repairedFiscalCodes(repairedIbans(repairedNumbers(sheet.words))),
  };
  const frame = sheet.frame && page.frame ? compose(page.frame, sheet.frame) : sheet.frame;
  const shown = page.shown ?? { width: page.width, height: page.height };
  const placed = frame ? { ...read, width: sheet.width, height: sheet.height, frame, shown } : read;
  keepSheet(placed, { raster: sheet.raster, unit: 1 / drawn.scale });
  return { page: placed, language: sheet.language };
}

export interface RecognisedPages {
  readonly pages: Page[];
  /** Why some of them stayed unread. */
  readonly isCutShort: 'too_many_pages' | 'timeout' | null;
}

/** A paper says who and what on its first page and how much on its last; those are worth the most. */
const mostPromisingFirst = (numbers: readonly number[]): number[] => {
  const [first, ...rest] = numbers;
  const last = rest.pop();
  return [first, last, ...rest].filter((number) => number !== undefined);
};

/** The language of the page before is tried first: reading a page twice is what there is the least time for. */
const startingWith = (own: OcrLanguage | null, languages: readonly OcrLanguage[]): readonly OcrLanguage[] =>
  own ? [own, ...languages.filter((language) => language !== own)] : languages;

/** Reads the pages again from their pixels whose letters are missing or mean nothing, as far as there is time. */
export async function recogniseScans(
  pdf: OpenPdf,
  read: readonly PdfPage[],
  options: RecogniseScansOptions,
): Promise<RecognisedPages> {
  const { ocr, limits } = options;
  const needed = ocr
    ? read.filter(({ layer, page }) => layer === 'scan' || layer === 'unusable' || options.doubted.has(page.number))
    : [];
  const order = mostPromisingFirst(needed.map(({ page }) => page.number));
  const done = new Map<number, Page>();
  let { languages } = options;
  let hasTime = true;
  const readNext = async (number: number): Promise<void> => {
    const page = read.find((candidate) => candidate.page.number === number)?.page;
    if (!ocr || !page) return;
    const recognised = await recognise(pdf, page, ocr, { ...options, languages });
    languages = startingWith(recognised.language, languages);
    done.set(number, recognised.page);
  };
  const waiting = order.slice(0, limits.recognisedPages).values();
  const work = async (): Promise<void> => {
    for (const number of waiting) {
      hasTime &&= options.hasTime();
      if (!hasTime) return;
      await readNext(number);
    }
  };
  await work();
  const pages = read.map(({ page, layer }) => {
    const unread: Page =
      layer === 'unusable' || options.doubted.has(page.number) ? { ...page, origin: 'none', words: [] } : page;
    return done.get(page.number) ?? unread;
  });
  if (done.size === order.length) return { pages, isCutShort: null };
  return { pages, isCutShort: done.size > 0 ? 'too_many_pages' : 'timeout' };
}
