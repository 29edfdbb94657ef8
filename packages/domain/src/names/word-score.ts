import { singleEdit } from './edits.ts';
import type { NameWord } from './name-words.ts';

/** What a pair of words is worth. Two plain slips in a name of two words make it doubtful, one does not. */
const SAME = 1;
const SPELLED_OTHERWISE = 0.95;
const MISREAD = 0.9;
const CUT_OFF = 0.85;
const LONG_SLIP = 0.75;
const INITIAL = 0.6;
const SHORT_SLIP = 0.5;
/** Mario and Maria are two people, not a slip. */
const OTHER_ENDING = 0.35;

const lookAlikes = new Set('0O 0D 0Q 1I 1L 5S 8B 6G 2Z 4A IL IJ UV CG EF OQ DO VY HN PR BR CE'.split(' '));
const digitLetters: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 8: 'B' };

const looksAlike = (a: string, b: string): boolean => lookAlikes.has(a + b) || lookAlikes.has(b + a);
const isVowel = (letter: string): boolean => 'AEIOUY'.includes(letter);
const withLetters = (text: string): string => text.replace(/\d/gu, (digit) => digitLetters[digit] ?? digit);
/** MUELLER and MULLER may both stand for an umlaut that neither shows. */
const bareUmlauts = (text: string): string => text.replace(/([AOU])E/gu, '$1');
const mergedSigns = (text: string): string => text.replace(/RN/gu, 'M').replace(/VV/gu, 'W');

function slipScore(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const edit = length >= 4 ? singleEdit(a, b) : null;
  if (!edit) return 0;
  const plain = length >= 6 ? LONG_SLIP : length === 5 ? SHORT_SLIP : 0;
  if (edit.kind === 'swapped') return length >= 5 ? MISREAD : 0;
  if (edit.kind === 'inserted') {
    if (edit.doubled) return MISREAD;
    return edit.last && isVowel(edit.letter) ? SHORT_SLIP : plain;
  }
  if (edit.last && isVowel(edit.from) && isVowel(edit.to)) return OTHER_ENDING;
  return looksAlike(edit.from, edit.to) ? MISREAD : plain;
}

/** A word that begins like the other: an initial, a name shortened, or the end of a line that was cut. */
function startScore(short: string, long: string, cut: boolean): number {
  if (!long.startsWith(short)) return 0;
  if (cut) return short.length >= 4 ? MISREAD : INITIAL;
  return short.length === 1 || short.length >= 4 ? INITIAL : 0;
}

function pairScore(a: string, b: string, lastA: boolean, lastB: boolean, cutB: boolean): number {
  if (a === b) return SAME;
  if (bareUmlauts(a) === bareUmlauts(b) || withLetters(a) === withLetters(b)) return SPELLED_OTHERWISE;
  if (mergedSigns(a) === mergedSigns(b) && Math.min(a.length, b.length) >= 4) return MISREAD;
  const shorterIsA = a.length < b.length;
  const [short, long] = shorterIsA ? [a, b] : [b, a];
  const begins = startScore(short, long, cutB && lastB && !shorterIsA);
  const missing = long.length - short.length;
  const narrow = (shorterIsA ? lastA : lastB) && begins > 0 && short.length >= 4 && missing >= 2 ? CUT_OFF : 0;
  const slip = slipScore(a, b);
  // A vowel more at the end is another name rather than a longer one.
  return missing === 1 && slip > 0 && !cutB ? slip : Math.max(begins, narrow, slip);
}

/** How well two words agree, 0 to 1. `cut` says that the second text is known to have lost its end. */
export function wordScore(a: NameWord, b: NameWord, cut = false): number {
  const scores = a.spellings.flatMap((one) => b.spellings.map((two) => pairScore(one, two, a.last, b.last, cut)));
  return Math.max(0, ...scores);
}
