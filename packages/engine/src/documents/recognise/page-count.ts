import type { Page } from '../../evidence/page.ts';
import { linesOf, textOf } from './page-text.ts';

const spelled = /(?:seite|pagina|pag\.?|page|blatt|foglio)\s*:?\s*(\d{1,3})\s*(?:von|di|of|\/)\s*(\d{1,3})/;
/** `2/3`, whose stroke may stand by itself; more strokes make it a date. */
const short = /(?<=^| )(?<!\/ )(\d{1,2}) ?\/ ?(\d{1,2})(?= |$)(?! \/)/;
/** Share of the page at its head and foot where a bare 2/3 is a count of pages and not a date or a fraction. */
const MARGIN = 0.09;

interface Count {
  readonly at: number;
  readonly of: number;
}

/** A bare `2/3` in the margin. */
function bareCount(page: Page): Count | null {
  const margin = page.height * MARGIN;
  for (const { text, band } of linesOf(page)) {
    const isInMargin = band.box.top < margin || band.box.bottom > page.height - margin;
    const match = isInMargin ? short.exec(text) : null;
    const [at, of] = [Number(match?.[1]), Number(match?.[2])];
    if (match && at >= 1 && at <= of) return { at, of };
  }
  return null;
}

function countOn(page: Page): Count | null {
  const match = spelled.exec(textOf(page));
  return match ? { at: Number(match[1]), of: Number(match[2]) } : bareCount(page);
}

/** A page that counts itself as the second or a later one begins nothing, whatever its head repeats. */
export const continuesByCount = (page: Page): boolean => (countOn(page)?.at ?? 1) > 1;

/** Page two of three behind page one of three is the same paper, whatever either of them looks like. */
export function followsByCount(before: Page, page: Page): boolean {
  const [first, second] = [countOn(before), countOn(page)];
  return first !== null && second !== null && second.of === first.of && second.at === first.at + 1;
}
