import type { Page } from '../../evidence/page.ts';

/** Fewer letters than these may stand on any two pages: a heading, a page left blank. */
const FEWEST_LETTERS = 200;

/** The same for two copies of a page: each word at its place. */
function keyOf({ origin, words }: Page): string | null {
  if (origin !== 'text') return null;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < FEWEST_LETTERS) return null;
  return words.map(({ text, box }) => `${text} ${Math.round(box.left)} ${Math.round(box.top)}`).join('\n');
}

/** Pages that are the same, word for word, as one before them. */
export function repeatedPages(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const key = keyOf(page);
    if (key === null) return false;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}
