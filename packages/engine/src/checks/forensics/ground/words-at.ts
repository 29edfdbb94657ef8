import type { Page, Word } from '../../../evidence/page.ts';

/** How far the line and the beginning of a word may be off, in points. */
const OFF_LINE = 2;
const OFF_START = 2;

/** The word at a place that a file names in points from the lower left corner; null on a page that is turned. */
export function wordAt(pages: readonly Page[], number: number, x: number, y: number): Word | null {
  const page = pages.find((one) => one.number === number);
  if (!page) return null;
  const on = page.words.filter(({ angle, baseline }) => angle === 0 && Math.abs(page.height - y - baseline) < OFF_LINE);
  return on.find(({ box }) => box.left - OFF_START < x && x < box.right) ?? null;
}
