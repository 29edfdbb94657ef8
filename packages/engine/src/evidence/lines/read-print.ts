import { heightOf } from '../geometry.ts';
import type { ReadLine } from '../ocr/ocr.ts';
import { cropped } from '../raster/raster.ts';
import { signsOfPart } from './signs-of-part.ts';
import { wordsIn } from './words-of-signs.ts';

const WIDEST = 1200;
/** Letters fill this part of a line's height, and stand on this part of it. */
const LETTERS = 0.6;
const BASELINE = 0.8;

/** Reads one line by weights that know many fonts and every letter of Europe. */
export const readPrint: ReadLine = async (sheet, box) => {
  const part = cropped(sheet, box);
  const signs = await signsOfPart(part, WIDEST);
  const height = heightOf(box);
  const x = (at: number): number => box.left + at * (box.right - box.left);
  return wordsIn(signs, part.width / part.height).map((word) => {
    const [from, to] = [x(word[0]?.at ?? 0) - height * 0.25, x(word.at(-1)?.at ?? 0) + height * 0.25];
    return {
      text: word.map(({ sign }) => sign).join(''),
      box: { left: from, top: box.top + height * (BASELINE - LETTERS), right: to, bottom: box.top + height * BASELINE },
      baseline: box.top + height * BASELINE,
      size: height * LETTERS,
      confidence: word.reduce((sum, { chance }) => sum + chance, 0) / word.length,
    };
  });
};
