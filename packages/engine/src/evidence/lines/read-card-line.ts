import { plainCapitals } from '@vesta/domain/text/fold';
import { type Box, heightOf, sharedWidth } from '../geometry.ts';
import type { OcrWord, ReadLine } from '../ocr/ocr.ts';
import { readPrint } from './read-print.ts';

/** The second look takes less paper around the line, in its height: on waves and shadows that changes what is seen. */
const NEARER = 0.06;
/** Words of two looks stand in one place where they share this part of the shorter one. */
const SAME_PLACE = 0.6;
/** What two looks saw differently is hardly believed, however sure either was. */
const CONTESTED = 0.6;
/** Where only the mark over a letter is contested. */
const CONTESTED_MARK = 0.86;
/** Words as sure as this are not looked at again, but for those that no other sign bears out. */
const CLEAR = 0.97;
/** Two letters may be all that is left of a label; letters and digits in one have no shape that a slip would break. */
const UNPROVEN = /^\p{Lu}{2}$|^[A-Z\d]{7,}$/u;

const nearer = (box: Box): Box => {
  const less = heightOf(box) * NEARER;
  return { ...box, top: box.top + less, bottom: box.bottom - less };
};

/** Letters with the marks that Italian, German, French and Spanish write; others are far rarer on cards from here. */
const isCommon = ({ text }: OcrWord): boolean => /^[ -~ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü’]*$/.test(text);

function likelier(word: OcrWord, other: OcrWord): OcrWord {
  const isOtherSurer = other.confidence > word.confidence;
  if (isCommon(word) === isCommon(other)) return isOtherSurer ? other : word;
  return isCommon(word) ? word : other;
}

const over = (word: OcrWord, others: readonly OcrWord[]): readonly OcrWord[] =>
  others.filter(({ box }) => sharedWidth(box, word.box) > SAME_PLACE);

/** What a second look makes of the first: told alike is surer, told otherwise is hardly believed. */
export function weighed(first: readonly OcrWord[], second: readonly OcrWord[]): OcrWord[] {
  return first.map((word) => {
    const [other, ...more] = over(word, second);
    if (!other || more.length > 0 || over(other, first).length > 1) return word;
    const confidence = Math.max(word.confidence, other.confidence);
    if (other.text === word.text) return { ...word, confidence, witnessed: true };
    const { text } = likelier(word, other);
    if (plainCapitals(word.text) === plainCapitals(other.text)) {
      return { ...word, text, confidence: Math.min(CONTESTED_MARK, confidence) };
    }
    return { ...word, text, confidence: Math.min(CONTESTED, confidence) };
  });
}

/** Reads one line of a card, and once more where a word of it is not clear or not to be proven. */
export const readCardLine: ReadLine = async (sheet, box) => {
  const first = await readPrint(sheet, box);
  if (first.every(({ text, confidence }) => confidence >= CLEAR && !UNPROVEN.test(text))) return first;
  return weighed(first, await readPrint(sheet, nearer(box)));
};
