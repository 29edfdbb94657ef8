import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';
import { withoutLeaders } from '../recognise/leaders.ts';

const blank = /^[._…]{3,}$/;
const led = /[.·…]{2,}:$/;
/** So many captions that dots lead from make the page a list. */
const FEWEST_LED = 3;

/** A blank before a figure leads to it; before anything else nobody filled it in, and it ends what was asked. */
const closed = (word: Word, next: Word | undefined): Word =>
  blank.test(word.text) && next !== undefined && !/^[€\d]/.test(next.text) ? { ...word, text: ';' } : word;

/**
 * The page with its dots understood: in a list they lead to a value, in a form they are left for somebody to write on, and
 * the day that a caption asks for does not stand behind the next one.
 */
export function withBlanksClosed(page: Page): Page {
  if (page.words.filter(({ text }) => led.test(text)).length >= FEWEST_LED) return withoutLeaders(page);
  if (!page.words.some(({ text }) => blank.test(text))) return page;
  const words = bandsOf(page.words).flatMap(({ words }) => words.map((word, at) => closed(word, words[at + 1])));
  return { ...page, words };
}
