import type { OcrWord } from '../ocr/ocr.ts';
import { plainCapitals } from './card-language.ts';

/** Letters and digits of some words, without accents, blanks and marks. */
export const textOf = (words: readonly OcrWord[]): string =>
  plainCapitals(words.map(({ text }) => text).join('')).replace(/[^\p{L}\d]/gu, '');

const alike: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };

/** Letters as the digits that look like them. */
export const folded = (text: string): string => text.replace(/[OQDILZSGB]/g, (sign) => alike[sign] ?? sign);

const toldOnce = (text: string): string =>
  [...text]
    .filter((sign, at, all) => sign === all[at - 1] || plainCapitals(sign) !== plainCapitals(all[at - 1] ?? ''))
    .join('');

/** In doubt about its look a reader tells one sign in two forms: small and large, or below two accents. */
export const withSignsOnce = (words: readonly OcrWord[]): OcrWord[] =>
  words.map((word) => ({ ...word, text: plainCapitals(toldOnce(word.text)) }));

const withoutRepeats = (text: string): string => text.replace(/(.)\1+/gu, '$1');

/** Whether a text only lacks signs that the other one has several times in a row: they melt into each other. */
export const hasLostRepeats = (text: string, other: string): boolean =>
  text.length < other.length && withoutRepeats(text) === withoutRepeats(other);
