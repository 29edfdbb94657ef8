import { singleEdit } from '@vesta/domain/names/edits';
import { asDigits } from '@vesta/domain/text/lookalikes';
import { around, sharedWidth } from '../geometry.ts';
import type { PrintWord } from '../lines/read-print.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { isFormWord } from './card-language.ts';
import { hasLostRepeats, textOf, withSignsOnce } from './told-alike.ts';

/** What two readers saw in one place. */
interface Place {
  readonly words: readonly OcrWord[];
  readonly print: readonly PrintWord[];
}

const OVERLAP = 0.3;
/** Seen by one reader alone, however sure it is. */
const BY_WORDS_ALONE = 0.6;
const BY_PRINT_ALONE = 0.8;
/** Every letter of it, and all of them together. */
const SURE_LETTER = 0.85;
const SURE_PRINT = 0.95;
/** Where the other reader, in doubt, saw one sign more or less or another, as with letters that it does not know. */
const SURE_BUT_FOR_ONE = 0.92;
const DOUBTED_WORDS = 0.75;
const SURE_WORDS = 0.88;
const DOUBTED_PRINT = 0.85;
/** Two readers that contradict each other leave nothing to believe. */
const CONTESTED = 0.45;

/** Words of both that stand over each other, from left to right. */
function placesOf(words: readonly OcrWord[], print: readonly PrintWord[]): Place[] {
  const all = [
    ...words.map((word) => ({ box: word.box, words: [word], print: [] as PrintWord[] })),
    ...print.map((word) => ({ box: word.box, words: [] as OcrWord[], print: [word] })),
  ].toSorted((a, b) => a.box.left - b.box.left);
  const places: typeof all = [];
  for (const one of all) {
    const last = places.at(-1);
    if (last && sharedWidth(last.box, one.box) > OVERLAP) {
      places[places.length - 1] = {
        box: around([last.box, one.box]),
        words: [...last.words, ...one.words],
        print: [...last.print, ...one.print],
      };
    } else places.push(one);
  }
  return places;
}

const surenessOf = (words: readonly OcrWord[]): number => Math.min(...words.map(({ confidence }) => confidence));

/** Letters alone, or digits alone: what looks like the other kind was taken for it. */
const isPure = (words: readonly OcrWord[]): boolean =>
  words.every(({ text }) => !/\d/.test(text) || !/\p{L}/u.test(text));

const atMost = <T extends OcrWord>(words: readonly T[], most: number): T[] =>
  words.map((word) => ({ ...word, confidence: Math.min(most, word.confidence) }));

const isKnown = ({ text }: OcrWord): boolean => text.length > 3 && isFormWord(text);
const hasSmallLetters = (words: readonly OcrWord[]): boolean => words.some(({ text }) => /\p{Ll}{2}/u.test(text));

/** O, S or Z look the same small: alone in a line they are taken for that by the reader that knows no heights. */
const inCapitals = (words: readonly OcrWord[], print: readonly PrintWord[]): readonly OcrWord[] =>
  print.every(({ text }) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text))
    ? words.map((word) => ({ ...word, text: word.text.replace(/[^ß]/gu, (sign) => sign.toUpperCase()) }))
    : words;

/** What only one reader can be believed in, because the other was in doubt; or else nobody. */
function contested({ words, print }: Place): readonly OcrWord[] {
  const [sure, other] = [surenessOf(words), surenessOf(print)];
  // Labels need no witness: they are compared with those that are known.
  if (hasSmallLetters(print)) return print.some(isKnown) || (other >= sure && !words.some(isKnown)) ? print : words;
  // Equal signs in a row melt into one for the first reader: that it is sure of fewer says nothing.
  if (hasLostRepeats(textOf(print), textOf(words))) return sure >= SURE_WORDS ? words : atMost(words, CONTESTED);
  const isNear = singleEdit(textOf(words), textOf(print)) !== null && other >= SURE_BUT_FOR_ONE;
  const isSurePrint = isNear || (other >= SURE_PRINT && print.every(({ weakest }) => weakest >= SURE_LETTER));
  if (isSurePrint && sure < DOUBTED_WORDS) return atMost(print, BY_PRINT_ALONE);
  if (sure >= SURE_WORDS && other < DOUBTED_PRINT) return words;
  return other > sure ? atMost(print, CONTESTED) : atMost(words, CONTESTED);
}

const seenByBoth = (words: readonly OcrWord[], print: readonly PrintWord[]): OcrWord[] =>
  inCapitals(words, print).map((word) => ({
    ...word,
    confidence: 1 - (1 - word.confidence) * (1 - surenessOf(print)),
    witnessed: true,
  }));

function agreedIn(place: Place): readonly OcrWord[] {
  const { words, print } = place;
  if (print.length === 0) return atMost(words, BY_WORDS_ALONE);
  if (words.length === 0) return atMost(print, BY_PRINT_ALONE);
  const [text, other] = [textOf(words), textOf(print)];
  const doubt = 1 - surenessOf(print);
  if (text === other) return seenByBoth(words, print);
  if (!/\d/.test(other) && textOf(withSignsOnce(words)) === other) return seenByBoth(withSignsOnce(words), print);
  if (asDigits(text) !== asDigits(other)) return contested(place);
  // A reader that mixes letters and digits where the other did not has taken one for what looks like it.
  if (isPure(words)) return words.map((word) => ({ ...word, confidence: 1 - (1 - word.confidence) * doubt }));
  return isPure(print) ? atMost(print, BY_PRINT_ALONE) : atMost(print, surenessOf(words));
}

/** One line as two readers saw it: what both saw alike is surer than either, what they contest is hardly believed. */
export const agreedWords = (words: readonly OcrWord[], print: readonly PrintWord[]): OcrWord[] =>
  placesOf(words, print).flatMap(agreedIn);
