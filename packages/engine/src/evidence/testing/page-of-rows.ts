import type { Page } from '../page.ts';

/** A page with these rows; each word has a place of its own. */
export const pageOf = (rows: readonly string[], more: Partial<Page> = {}): Page => ({
  number: 1,
  width: 600,
  height: 800,
  origin: 'text',
  words: rows.flatMap((row, line) =>
    [...row.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: { left: index * 6, top: 20 + line * 14, right: (index + text.length) * 6, bottom: 30 + line * 14 },
      baseline: 28 + line * 14,
      size: 10,
      font: 0,
      confidence: 1,
      angle: 0 as const,
    })),
  ),
  fonts: [],
  images: [],
  ...more,
});
