import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../evidence/page.ts';

const title =
  /^(?:dr|prof|professor(?:in)?|dipl(?: ?(?:ing|kfm|kffr|oec|phys|chem|inform|volksw|betriebsw|psych))?|mag|med|phil|rer|nat|jur|oec|pol|habil|ing|univ|hc|h c|dent|vet)$/;
/** Fewer words left are no name: then the first of them was none of a title. */
const FEWEST = 2;

/** A name as papers compare it: one prints the titles before it that another leaves out. */
export function withoutTitles(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => !title.test(plainWordsOf(text).trim()));
  return from > 0 && words.length - from >= FEWEST ? words.slice(from) : words;
}
