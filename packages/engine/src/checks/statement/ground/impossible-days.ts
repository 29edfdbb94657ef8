import { linesOf } from '../../../documents/recognise/page-text.ts';
import type { Page } from '../../../evidence/page.ts';
import type { PrintedText } from '../../../papers/paper-notes.ts';

const day = /^31([./-])(0[2469]|11)\1(?:20)?[0-4]\d$/;

const shortMonths = 'februar|april|juni|september|november|febbraio|aprile|giugno|settembre|novembre';
const inWords = new RegExp(`(?<!\\d)31\\.? (?:${shortMonths}) 20[0-4]\\d(?!\\d)`);

/** "31. Februar 2026": the words that tell it, so that they can be shown. */
function daysInWords(page: Page): PrintedText[] {
  return linesOf(page).flatMap(({ text, wordsAt }) => {
    const found = inWords.exec(text);
    if (!found) return [];
    const words = wordsAt(found.index, found.index + found[0].length);
    const [first] = words;
    return first ? [{ text: words.map((word) => word.text).join(' '), page: page.number, box: first.box }] : [];
  });
}

/**
 * The 31st of a month that has none. Banks that count thirty days to every month print a 30th of February; nobody's
 * program prints these.
 */
export function impossibleDaysOn(page: Page): PrintedText[] {
  const { number, origin, words } = page;
  if (origin !== 'text') return [];
  const inFigures = words.filter(({ text }) => day.test(text)).map(({ text, box }) => ({ text, page: number, box }));
  return [...inFigures, ...daysInWords(page)];
}
