import { plainCapitals } from '@vesta/domain/text/fold';
import type { OcrWord } from '../ocr/ocr.ts';

/** Letters and digits of some words, without accents, blanks and marks. */
export const textOf = (words: readonly OcrWord[]): string =>
  plainCapitals(words.map(({ text }) => text).join('')).replace(/[^\p{L}\d]/gu, '');

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
