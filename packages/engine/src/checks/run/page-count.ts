import type { Reading } from '../../documents/reading.ts';
import { textOf } from '../../documents/recognise/page-text.ts';
import type { Page } from '../../evidence/page.ts';
import type { InspectedPaper } from '../subject.ts';

/** "Blatt 1 / 05.11.2026" names a page and a day. */
const numbered = /\b(?:pagina|pag\.?|seite|blatt|page|foglio)\s*(\d{1,3})\s*(?:di|von|of|\/)\s*(\d{1,3})\b(?![.,]\d)/g;
const alone = /\b(?:pagina|pag\.?|seite|blatt|page|foglio)\s*(\d{1,3})\b(?!\s*(?:di|von|of|\/)\s*\d)/;
/** What is carried over names the page before or behind it. */
const elsewhere =
  /\b(?:ubertrag|\w*vortrag|riport\w*|fortsetzung|segue|continua)\b[^.;\d]{0,24}(?:pagina|pag\.?|seite|blatt|page|foglio)\s*\d{1,3}\b/g;
/** Numbers without a total are believed only at the head and at the foot of a page, not in what the paper says. */
const RIM_WORDS = 20;

export interface PageCount {
  readonly total: number;
  readonly missing: readonly number[];
  /** Pages of the file, counted as the file counts, after which one is missing; 0 is before the first. */
  readonly seams: readonly number[];
}

interface Told {
  /** As the file counts. */
  readonly at: number;
  readonly page: number;
  readonly total: number | null;
}

function toldOn(page: Page): Told | null {
  const match = [...textOf(page).matchAll(numbered)].at(-1);
  if (match) {
    const [number, total] = [Number(match[1]), Number(match[2])];
    return number >= 1 && number <= total ? { at: page.number, page: number, total } : null;
  }
  const rims = [page.words.slice(0, RIM_WORDS), page.words.slice(-RIM_WORDS)];
  const [number] = rims.flatMap((words) => alone.exec(textOf({ ...page, words }).replace(elsewhere, ''))?.[1] ?? []);
  return number ? { at: page.number, page: Number(number), total: null } : null;
}

/** Some count at the foot without a word for page: 2/5, 2 di 5. */
const bare = /(?<![\d.,/])(\d{1,2})\s?(?:di|von|of|\/)\s?(\d{1,2})(?![\d.,/])/g;
const FOOT = 0.9;

function toldAtFoot(page: Page): Told | null {
  const words = page.words.filter(({ box }) => box.top > page.height * FOOT);
  const match = [...textOf({ ...page, words }).matchAll(bare)].at(-1);
  const [number, total] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  return number >= 1 && number <= total ? { at: page.number, page: number, total } : null;
}

/** Two numbers with a stroke between them may be anything: they count where the first two pages count up. */
function countsUp([first, second]: readonly Told[]): boolean {
  return first?.page === 1 && second?.page === 2 && first.total === second.total && second.at === first.at + 1;
}

function toldBy({ evidence }: InspectedPaper, { pages }: Reading): Told[] {
  const own = evidence.pages.filter(({ number }) => pages.includes(number));
  const atFoot = own.flatMap((page) => toldAtFoot(page) ?? []);
  const isCounted = countsUp(atFoot);
  return own.flatMap((page) => toldOn(page) ?? (isCounted ? toldAtFoot(page) : null) ?? []);
}

/** What a paper says about the number of its pages, and which of them are not there; null where it does not say. */
export function pageCountOf(paper: InspectedPaper, reading: Reading): PageCount | null {
  const told = toldBy(paper, reading).filter(({ total }) => total !== null);
  const total = told[0]?.total ?? null;
  // Papers bound together each count from one.
  if (total === null || told.some((other) => other.total !== total)) return null;
  const there = new Set(told.map(({ page }) => page));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((page) => !there.has(page));
  // Not every page prints its number.
  if (reading.pages.length >= total) return { total, missing: [], seams: [] };
  const before = (gone: number): number =>
    told.filter(({ page }) => page < gone).reduce((last, { at }) => Math.max(last, at), 0);
  return { total, missing, seams: [...new Set(missing.map(before))] };
}

/**
 * Pages that go on with a count which is not this paper's: a second page two, or a page two of two behind a page that
 * was the only one. Papers bound together begin with page one and are none of these.
 */
export function strayPages(paper: InspectedPaper, reading: Reading): number[] {
  const told = toldBy(paper, reading);
  return told.flatMap(({ at, page, total }, place) => {
    const before = told.slice(0, place);
    const last = before.at(-1);
    if (page === 1 || (last?.page === page - 1 && last.total === total)) return [];
    const isAgain = before.some((other) => other.page === page && other.total === total);
    const counted = before.flatMap((other) => other.total ?? []);
    return isAgain || (total !== null && counted.length > 0 && !counted.includes(total)) ? [at] : [];
  });
}
