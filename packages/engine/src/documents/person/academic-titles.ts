import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../evidence/page.ts';

const field = 'med|phil|rer|nat|jur|iur|oec|pol|agr|habil|ing|univ|dent|vet|hc';
/** Titles by themselves, perhaps with their field in the same word: "Dr.", "Dr.-Ing.", "Dipl.-Kfm.". */
const title = new RegExp(`^(?:(?:dr|prof|professor(?:in)?)(?: (?:${field}))*|dipl(?: \\w+)?|mag)$`);
/** Names as well: only behind a title they say of what. */
const ofTitle = new RegExp(`^(?:${field}|h|c|h c)$`);
/** Fewer words left are no name: then the first of them was none of a title. */
const FEWEST = 2;

/** A name as papers compare it: one prints the titles before it that another leaves out. */
export function withoutTitles(words: readonly Word[]): readonly Word[] {
  const said = words.map(({ text }) => plainWordsOf(text).trim());
  const isTitle = (at: number): boolean => title.test(said[at] ?? '') || (at > 0 && ofTitle.test(said[at] ?? ''));
  const end = words.findIndex((_, at) => !isTitle(at));
  return end > 0 && words.length - end >= FEWEST ? words.slice(end) : words;
}
