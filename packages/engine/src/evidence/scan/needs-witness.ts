import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import { around, type Box, heightOf } from '../geometry.ts';
import { mayHoldBlank } from '../lines/blank-within.ts';
import { hasMarksAbove } from '../lines/marks-above.ts';
import type { PrintWord } from '../lines/read-print.ts';
import type { Raster } from '../raster/raster.ts';
import { isFormWord, isOfNoInterest } from './card-language.ts';

/** Print that is less sure than this is looked at by another reader, whatever it says. */
const DOUBTED = 0.8;
/** Every digit of a day or a height must be as sure as this, and every letter of a name. */
const SURE_DIGIT = 0.9;
const SURE_LETTER = 0.95;
const LEGIBLE_LETTER = 0.65;

/**
 * Letters and digits in one: no language tells what stands there, and each sign has its double. Among many digits a
 * letter may have been lost, an I before a 1 above all.
 */
const isNumber = (text: string): boolean =>
  (/\d/.test(text) && /\p{L}/u.test(text) && text.length >= 6) || /^\d{7,10}$/.test(text);

/** Six or eight digits with a stroke or point between them that are no day as they stand: the other one was lost. */
const isTornDay = (text: string): boolean =>
  /^\d[\d./-]{5,}\d$/.test(text) &&
  /^\d{6,8}$/.test(text.replace(/[./-]/g, '')) &&
  /[./-]/.test(text) &&
  !/^\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})$/.test(text);

/** Its own last letter bears it out. */
const isFiscalCode = ({ text, weakest }: PrintWord): boolean =>
  weakest >= SURE_DIGIT && hasFiscalCodeShape(text) && hasRightCheckCharacter(text);

const isDoubted = ({ text, confidence, weakest }: PrintWord): boolean => {
  if (/\d{2}/.test(text)) return weakest < SURE_DIGIT || isTornDay(text);
  return text.length > 2 && (confidence < DOUBTED || weakest < LEGIBLE_LETTER);
};

const mayBeTwo = (word: PrintWord, line: Box, sheet: Raster): boolean =>
  word.mayBeTwo && mayHoldBlank(sheet, word.box, line, word.text.length);

/**
 * Names and places: no sum or shape tells a slip in them, and these weights see no accents. Two letters may be all that
 * is left of a label.
 */
const isUnproven = (word: PrintWord, line: Box, sheet: Raster): boolean =>
  /\p{Lu}{2}/u.test(word.text) &&
  (word.text.length === 2 ||
    word.weakest < SURE_LETTER ||
    hasMarksAbove(sheet, word.box, line) ||
    mayBeTwo(word, line, sheet));

const isInDoubt = (word: PrintWord, line: Box, sheet: Raster): boolean =>
  !isFormWord(word.text) &&
  !isFiscalCode(word) &&
  (isNumber(word.text) || isDoubted(word) || isUnproven(word, line, sheet));

/** A few letters alone tell the second reader neither how high capitals are nor where the line stands. */
const SHORTEST_PART = 5;

/** From here to there, and as many neighbours as it takes for a part that can be read. */
function longEnough(print: readonly PrintWord[], from: number, to: number, line: Box): readonly PrintWord[] {
  const words = print.slice(from, to + 1);
  const { left, right } = around(words.map(({ box }) => box));
  if (right - left >= heightOf(line) * SHORTEST_PART || words.length === print.length) return words;
  return from > 0 ? longEnough(print, from - 1, to, line) : longEnough(print, from, to + 1, line);
}

/**
 * Those words of a line that a second reader is to look at, too, and what stands between them. Labels are not among
 * them: they are compared with those that are known.
 */
export function wordsInDoubt(print: readonly PrintWord[], line: Box, sheet: Raster): readonly PrintWord[] {
  if (isOfNoInterest(print[0]?.text ?? '')) return [];
  const doubted = print.map((word) => isInDoubt(word, line, sheet));
  return doubted.includes(true) ? longEnough(print, doubted.indexOf(true), doubted.lastIndexOf(true), line) : [];
}

/** The part of a line that these words of it take, up to the middle of the blanks around them. */
export function partWith(words: readonly PrintWord[], print: readonly PrintWord[], line: Box): Box {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return line;
  const [before, after] = [print[print.indexOf(first) - 1], print[print.indexOf(last) + 1]];
  return {
    ...line,
    left: before ? (before.box.right + first.box.left) / 2 : line.left,
    right: after ? (last.box.right + after.box.left) / 2 : line.right,
  };
}
