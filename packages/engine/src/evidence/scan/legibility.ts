import type { OcrWord } from '../ocr/ocr.ts';

const FEWEST_LETTERS = 12;
/** Print on its head is taken for words too, but hardly ever for this many letters with this much trust. */
const TRUSTED = 0.8;
const ENOUGH_TRUSTED = 60;
const SURELY_LEGIBLE = 0.6;

const isSpoken = (word: OcrWord): boolean => /[\p{L}\d]{3}/u.test(word.text);
const lettersOf = (words: readonly OcrWord[]): number => words.reduce((sum, word) => sum + word.text.length, 0);

/** How well this reads as words, 0 to 1; 0 when there is too little to tell. */
export function legibility(words: readonly OcrWord[]): number {
  const spoken = words.filter(isSpoken);
  if (lettersOf(spoken) < FEWEST_LETTERS) return 0;
  const sure = spoken.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
  return sure / lettersOf(words);
}

/** Whether these words can only come from a sheet that was read the right way up. */
export const isLegible = (words: readonly OcrWord[]): boolean =>
  legibility(words) >= SURELY_LEGIBLE ||
  lettersOf(words.filter((word) => isSpoken(word) && word.confidence >= TRUSTED)) >= ENOUGH_TRUSTED;
