import { type Box, heightOf } from '../geometry.ts';
import { hasMarksAbove } from '../lines/marks-above.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';

/** Every letter as sure as this; the weights know no accents, so that none may stand above. */
const SURE = 0.95;

/** In smaller print, by the pixels of its box, they pass over letters as thin as i and l. */
const SMALLEST = 28;

/** Whether these words of a box are plain letters, each of them clear. */
export const isPlainPrint = (words: readonly OcrWord[], box: Box, page: Raster): boolean =>
  words.length > 0 &&
  heightOf(box) >= SMALLEST &&
  words.every(({ text, confidence }) => confidence >= SURE && /^\p{L}[\p{L}.:/-]+$/u.test(text)) &&
  words.every((word) => !hasMarksAbove(page, word.box, box));
