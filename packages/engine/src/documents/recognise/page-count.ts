import type { Page } from '../../evidence/page.ts';
import { textOf } from './page-text.ts';

const spelled = /(?:seite|pagina|pag\.?|page|blatt|foglio)\s*:?\s*(\d{1,3})\s*(?:von|di|of|\/)\s*\d{1,3}/;
const short = /^(\d{1,2})\/(\d{1,2})$/;
/** Share of the page at its head and foot where a bare 2/3 is a count of pages and not a date or a fraction. */
const MARGIN = 0.09;

/** A bare `2/3` in the margin. */
function bareCount(page: Page): number | null {
  const margin = page.height * MARGIN;
  for (const { text, box } of page.words) {
    const match = box.top < margin || box.bottom > page.height - margin ? short.exec(text) : null;
    const [at, of] = [Number(match?.[1]), Number(match?.[2])];
    if (match && at >= 1 && at <= of) return at;
  }
  return null;
}

/** A page that counts itself as the second or a later one begins nothing, whatever its head repeats. */
export const continuesByCount = (page: Page): boolean =>
  Number(spelled.exec(textOf(page))?.[1] ?? bareCount(page) ?? 1) > 1;
