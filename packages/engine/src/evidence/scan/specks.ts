import { widthOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';

/** A rule is longer than the dash before an amount or between two days. */
const LONGEST_DASH = 1.2;
const isDash = ({ text, box, size }: OcrWord): boolean => /^[-–—]$/.test(text) && widthOf(box) <= size * LONGEST_DASH;

/** Specks and rules that the recogniser takes for words. */
export const isSpeck = (word: OcrWord): boolean => {
  const { text, confidence } = word;
  if (isDash(word)) return confidence < 0.2;
  return confidence < 0.05 || (!/[\p{L}\p{N}]/u.test(text) && confidence < 0.5) || /^[|_—~-]+$/.test(text);
};
