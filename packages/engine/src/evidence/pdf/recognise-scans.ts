import { compose } from '../frame.ts';
import type { Limits } from '../limits.ts';
import type { Ocr } from '../ocr/ocr.ts';
import type { Page } from '../page.ts';
import { type ReadPage, readPage } from '../page-lines/read-page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { recognisedSheet } from '../scan/recognised-sheet.ts';
import { noZone } from '../scan/zone-first.ts';
import { PAGE } from '../work/costs.ts';
import type { Pass, Work } from '../work/work.ts';
import { withSeenWords } from './half/with-seen-words.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfPage } from './read-page.ts';
import { drawnSize, renderPage, renderScale } from './render-page.ts';
import { drawnPicture, wholePagePicture } from './whole-page-picture.ts';

export interface RecogniseScansOptions {
  readonly ocr: Ocr | null;
  readonly limits: Limits;
  readonly work: Work;
  /** Numbers of pages whose letters say something else than their picture: only the picture is believed. */
  readonly doubted: ReadonlySet<number>;
}

interface DrawnPage {
  readonly raster: Raster;
  /** Pixels per point. */
  readonly scale: number;
}

/** The pixels of one page, counted from 0; null when the library cannot load it. */
export async function pixelsOf(pdf: OpenPdf, index: number, limits: Limits): Promise<DrawnPage | null> {
  const { library, document } = pdf;
  const handle = library.calls.FPDF_LoadPage(document, index);
  if (!handle) return null;
  try {
    const [width, height] = [library.calls.FPDF_GetPageWidthF(handle), library.calls.FPDF_GetPageHeightF(handle)];
    const scale = renderScale(width, height, limits.workingPixels);
    const picture = wholePagePicture(library, handle, limits);
    const unpacked = picture && (await drawnPicture(picture, ...drawnSize(width, height, scale)));
    return { raster: unpacked ?? renderPage(library, handle, scale), scale };
  } finally {
    library.calls.FPDF_ClosePage(handle);
  }
}

/** A page with the words that its picture shows. */
function pageWith(page: Page, { sheet: straight, words, isWhole }: ReadPage, unit: number): Page {
  const sheet = recognisedSheet({ sheet: straight, words, zone: noZone, isPage: true }, unit);
  const told: Page = {
    ...page,
    origin: sheet.words.length > 0 ? 'ocr' : 'none',
    words: sheet.words,
    ...(isWhole ? {} : { unread: 'words' }),
  };
  const frame = sheet.frame && page.frame ? compose(page.frame, sheet.frame) : sheet.frame;
  const placed = frame ? { ...told, width: sheet.width, height: sheet.height, frame } : told;
  keepSheet(placed, { raster: sheet.raster, unit });
  return placed;
}

export interface RecognisedPages {
  readonly pages: Page[];
  /** Why some of them stayed unread. */
  readonly isCutShort: 'too_many_pages' | null;
}

/** A paper says who and what on its first page and how much on its last; those are worth the most. */
const mostPromisingFirst = (numbers: readonly number[]): number[] => {
  const [first, ...rest] = numbers;
  const last = rest.pop();
  return [first, last, ...rest].filter((number) => number !== undefined);
};

/** Pages whose letters are missing or mean nothing. */
const isNeeded =
  (doubted: ReadonlySet<number>) =>
  ({ layer, page }: PdfPage): boolean =>
    layer === 'scan' || layer === 'unusable' || layer === 'half' || doubted.has(page.number);

/** Reads pages again from their pixels, as far as the work allowed for a file goes; the first whatever it costs. */
async function readAll(
  pdf: OpenPdf,
  needed: readonly Page[],
  halves: ReadonlySet<number>,
  ocr: Ocr,
  options: RecogniseScansOptions,
) {
  const { limits, work } = options;
  const done = new Map<number, Page>();
  const passOf = ({ number }: Page): Pass => (options.doubted.has(number) ? 'again' : 'page');
  const paidFor = needed.slice(0, limits.recognisedPages).filter((_, place) => work.take(PAGE) || place === 0);
  for (const page of needed) if (!paidFor.includes(page)) work.note(passOf(page), page.number, PAGE, null);
  for (const page of paidFor) {
    const drawn = await pixelsOf(pdf, page.number - 1, limits);
    const read = drawn && (await readPage(evenLight(drawn.raster), ocr.ofPage));
    const seen = read && pageWith(page, read, 1 / drawn.scale);
    const isHalf = halves.has(page.number) && !options.doubted.has(page.number);
    done.set(page.number, seen && isHalf ? withSeenWords(page, seen, drawn.raster, 1 / drawn.scale) : (seen ?? page));
    work.note(passOf(page), page.number, PAGE, read?.words.length ?? 0);
  }
  return done;
}

/** Reads the pages again from their pixels whose letters are missing or mean nothing, as far as the work goes. */
export async function recogniseScans(
  pdf: OpenPdf,
  read: readonly PdfPage[],
  options: RecogniseScansOptions,
): Promise<RecognisedPages> {
  const { ocr, doubted } = options;
  const needed = ocr ? read.filter(isNeeded(doubted)).map(({ page }) => page) : [];
  const halves = new Set(read.filter(({ layer }) => layer === 'half').map(({ page }) => page.number));
  const order = mostPromisingFirst(needed.map(({ number }) => number));
  const pagesInOrder = order.flatMap((number) => needed.find((page) => page.number === number) ?? []);
  const done = ocr ? await readAll(pdf, pagesInOrder, halves, ocr, options) : new Map<number, Page>();
  const pages = read.map(({ page, layer }): Page => {
    const bare: Page = layer === 'unusable' || doubted.has(page.number) ? { ...page, origin: 'none', words: [] } : page;
    const unread = layer === 'half' && bare.words.length > 0 ? 'words' : 'all';
    return done.get(page.number) ?? (needed.includes(page) ? { ...bare, unread } : bare);
  });
  return { pages, isCutShort: pages.every(({ unread }) => !unread) ? null : 'too_many_pages' };
}
