import { sharedWidth } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { plainCapitals } from './card-language.ts';

/** Below this a name is not believed without a witness. */
const DOUBTED = 0.72;

const isName = (text: string): boolean => /^[\p{Lu}'’-]{3,}$/u.test(text);

/** Whether a name stands there that its reader was not sure of, as with letters that its language does not have. */
export const hasDoubtedName = (words: readonly OcrWord[]): boolean =>
  words.some(({ text, confidence }) => isName(text) && confidence < DOUBTED);

/** Words that another reader saw alike in the same place, accents aside, are as sure as both together. */
export const borneOut = (words: readonly OcrWord[], others: readonly OcrWord[]): OcrWord[] =>
  words.map((word) => {
    const other = others.find(
      ({ box, text }) => sharedWidth(box, word.box) > 0.5 && plainCapitals(text) === plainCapitals(word.text),
    );
    return other ? { ...word, confidence: 1 - (1 - word.confidence) * (1 - other.confidence) } : word;
  });
