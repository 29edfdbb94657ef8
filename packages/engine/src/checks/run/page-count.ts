import type { Reading } from '../../documents/reading.ts';
import { textOf } from '../../documents/recognise/page-text.ts';
import type { InspectedPaper } from '../subject.ts';

const numbered = /\b(?:pagina|pag\.?|seite|blatt|page|foglio)\s*(\d{1,3})\s*(?:di|von|of|\/)\s*(\d{1,3})\b/g;

export interface PageCount {
  readonly total: number;
  readonly missing: readonly number[];
}

/** What a paper says about the number of its pages, and which of them are not there; null where it does not say. */
export function pageCountOf({ evidence }: InspectedPaper, { pages }: Reading): PageCount | null {
  const told = evidence.pages
    .filter(({ number }) => pages.includes(number))
    .flatMap((page) => [...textOf(page).matchAll(numbered)].slice(-1))
    .map((match) => ({ page: Number(match[1]), total: Number(match[2]) }))
    .filter(({ page, total }) => page >= 1 && page <= total);
  const total = told[0]?.total;
  // Papers bound together each count from one.
  if (total === undefined || told.some((other) => other.total !== total)) return null;
  const there = new Set(told.map(({ page }) => page));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((page) => !there.has(page));
  // Not every page prints its number.
  return { total, missing: pages.length >= total ? [] : missing };
}
