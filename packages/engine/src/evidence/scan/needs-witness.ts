import type { Box } from '../geometry.ts';
import { hasMarksAbove } from '../lines/marks-above.ts';
import type { PrintWord } from '../lines/read-print.ts';
import type { Raster } from '../raster/raster.ts';
import { isFormWord } from './card-language.ts';

/** Print that is less sure than this is looked at by another reader, whatever it says. */
const DOUBTED = 0.8;
/** Every digit of a day or a height must be as sure as this, and every letter of a name. */
const SURE_DIGIT = 0.9;
const SURE_LETTER = 0.95;
const LEGIBLE_LETTER = 0.65;

/** Letters and digits in one: no language tells what stands there, and each sign has its double. */
const isNumber = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text) && text.length >= 6;

const isDoubted = ({ text, confidence, weakest }: PrintWord): boolean => {
  if (/\d{2}/.test(text)) return weakest < SURE_DIGIT;
  return text.length > 2 && (confidence < DOUBTED || weakest < LEGIBLE_LETTER);
};

/** Names and places: no sum or shape tells a slip in them, and these weights see no accents. */
const isUnproven = (word: PrintWord, line: Box, sheet: Raster): boolean =>
  /\p{Lu}{2}/u.test(word.text) && (word.weakest < SURE_LETTER || word.mayBeTwo || hasMarksAbove(sheet, word.box, line));

/** Whether a line is to be read by a second reader, too. Labels are not: they are compared with those that are known. */
export const needsWitness = (print: readonly PrintWord[], line: Box, sheet: Raster): boolean =>
  print.some(
    (word) => !isFormWord(word.text) && (isNumber(word.text) || isDoubted(word) || isUnproven(word, line, sheet)),
  );
