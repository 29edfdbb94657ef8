import { plainText } from '@vesta/domain/text/fold';
import type { Band } from './bands.ts';

/** A run of letters and digits within a word, brought down to what survives bad print and bad scanning. */
export interface Token {
  /** Lower case, without accents. */
  readonly plain: string;
  /** As plain, with letters that scanners confuse written as one of them. */
  readonly folded: string;
  /** Place of its word in the band. */
  readonly word: number;
}

const run = /[a-z0-9]+/g;
const alike: Readonly<Record<string, string>> = { i: 'l', j: 'l', '1': 'l', '0': 'o', '5': 's', '8': 'b' };

export const folded = (text: string): string => text.replace(/[ij1058]/g, (letter) => alike[letter] ?? letter);

/** No caption is written like this; folded, 50,11 would read like a word. */
const amount = /^[^\p{L}\d]*\d[\d.]*,\d\d[^\p{L}\d]*$/u;

/** The tokens of a row from left to right. */
export function tokensOf(band: Band): Token[] {
  return band.words.flatMap(({ text }, word) => {
    const isAmount = amount.test(text);
    return [...plainText(text).matchAll(run)].map(([plain]) => ({
      plain,
      folded: isAmount ? plain : folded(plain),
      word,
    }));
  });
}
