import { compose } from '../frame.ts';
import type { Limits } from '../limits.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Page } from '../page.ts';
import { type LookedAtPage, lookAtPage } from '../page-lines/look-at-page.ts';
import { mostTelling } from '../page-lines/most-telling.ts';
import { wordsOfCells, wordsOfPage } from '../page-lines/words-of-page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { recognisedSheet } from '../scan/recognised-sheet.ts';
import { repairedWords } from '../scan/repaired-words.ts';
import { noZone } from '../scan/zone-first.ts';
import { costOfWords, LOOK } from '../work/costs.ts';
import type { Work } from '../work/work.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfPage } from './read-page.ts';
import { renderPage, renderScale } from './render-page.ts';

export interface RecogniseScansOptions {
  readonly ocr: Ocr | null;
  readonly languages: readonly OcrLanguage[];
  readonly limits: Limits;
  readonly work: Work;
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

const DEFAULT_LANGUAGE = 'ita';

/** A page with these words of a look at its picture. */
function pageWith(page: Page, looked: LookedAtPage, words: readonly OcrWord[], unit: number): Page {
  const language = looked.language ?? DEFAULT_LANGUAGE;
  const sheet = recognisedSheet({ sheet: looked.sheet, words, language, zone: noZone }, unit);
  const read: Page = {
    ...page,
    origin: sheet.words.length > 0 ? 'ocr' : 'none',
    words: repairedWords(sheet.words),
  };
  const frame = sheet.frame && page.frame ? compose(page.frame, sheet.frame) : sheet.frame;
  const placed = frame ? { ...read, width: sheet.width, height: sheet.height, frame } : read;
  keepSheet(placed, { raster: sheet.raster, unit });
  return placed;
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

/** Pages whose letters are missing or mean nothing. */
const isNeeded =
  (doubted: ReadonlySet<number>) =>
  ({ layer, page }: PdfPage): boolean =>
    layer === 'scan' || layer === 'unusable' || doubted.has(page.number);

/** A page that was looked at, and what stays to be done on it. */
interface Pending {
  readonly page: Page;
  readonly looked: LookedAtPage;
  readonly language: OcrLanguage;
  readonly unit: number;
}

/** Where the reader of words comes too late, it reads the lines that name balances and leaves the others. */
async function tellingOnly({ page, looked, language, unit }: Pending, ocr: Ocr): Promise<Page> {
  const { telling, rest } = mostTelling(looked);
  const seen = [...wordsOfCells(rest), ...(await wordsOfPage(telling, { ocr, language, maySpread: () => true }))];
  return pageWith({ ...page, unread: 'words' }, looked, seen, unit);
}

/**
 * Reads pages again from their pixels, as far as the work allowed for a file goes. The weights look at one page after
 * the other, and behind them the reader of words takes its time, on both processors only once they are done. All looks
 * are paid for before any words are: days and amounts come first. Pages for whose words nothing is left have those read
 * that name balances.
 */
async function readAll(pdf: OpenPdf, needed: readonly Page[], ocr: Ocr, options: RecogniseScansOptions) {
  const { languages, limits, work } = options;
  const done = new Map<number, Page>();
  const late: Pending[] = [];
  let words = Promise.resolve();
  let own: OcrLanguage | null = null;
  let isLooking = true;
  const maySpread = (): boolean => !isLooking;
  const toLookAt = needed.slice(0, limits.recognisedPages).filter((_, place) => work.take(LOOK) || place === 0);

  async function readWords(pending: Pending): Promise<void> {
    const { page, looked, language, unit } = pending;
    const cost = costOfWords(looked);
    if (!work.take(cost)) {
      work.note('words', page.number, cost, null);
      late.push(pending);
      return;
    }
    const seen = await wordsOfPage(looked, { ocr, language, maySpread });
    work.note('words', page.number, cost, seen.length);
    done.set(page.number, pageWith(looked.isWhole ? page : { ...page, unread: 'words' }, looked, seen, unit));
  }

  for (const page of toLookAt) {
    const drawn = pixelsOf(pdf, page.number - 1, limits);
    if (!drawn) {
      done.set(page.number, page);
      continue;
    }
    const looked = await lookAtPage(evenLight(drawn.raster), languages);
    own = looked.language ?? own;
    const pending = { page, looked, language: own ?? languages[0] ?? DEFAULT_LANGUAGE, unit: 1 / drawn.scale };
    const seen = wordsOfCells(looked);
    work.note('look', page.number, LOOK, seen.length);
    done.set(page.number, pageWith({ ...page, unread: 'words' }, looked, seen, pending.unit));
    // One page after the other, so that what is left is spent in the same order everywhere.
    words = words.then(() => readWords(pending));
    // Whatever goes wrong there is told once the pages have been looked at.
    words.catch(() => undefined);
  }
  isLooking = false;
  await words;
  for (const pending of late) {
    const { number } = pending.page;
    const read = await tellingOnly(pending, ocr);
    work.note('balances', number, 0, read.words.length);
    done.set(number, read);
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
  const order = mostPromisingFirst(needed.map(({ number }) => number));
  const pagesInOrder = order.flatMap((number) => needed.find((page) => page.number === number) ?? []);
  const done = ocr ? await readAll(pdf, pagesInOrder, ocr, options) : new Map<number, Page>();
  const pages = read.map(({ page, layer }): Page => {
    const bare: Page = layer === 'unusable' || doubted.has(page.number) ? { ...page, origin: 'none', words: [] } : page;
    return done.get(page.number) ?? (needed.includes(page) ? { ...bare, unread: 'all' } : bare);
  });
  if (pages.every(({ unread }) => !unread)) return { pages, isCutShort: null };
  return { pages, isCutShort: done.size > 0 ? 'too_many_pages' : 'timeout' };
}
