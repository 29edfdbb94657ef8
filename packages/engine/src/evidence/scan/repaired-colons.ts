import { middleX, widthOf } from '../geometry.ts';
import type { Word } from '../page.ts';
import { ALIGNED, LEAST_COMPANY } from './repaired-marks.ts';

/** Digits and letters are wider than this, in letter sizes. */
const NARROW = 0.4;

/** Where the colons of a form stand below each other, a single sign as narrow as they are is one: no digit is. */
export function repairedColons(words: readonly Word[]): readonly Word[] {
  const colons = words.filter(({ text }) => text === ':');
  if (colons.length < LEAST_COMPANY) return words;
  const isColon = (word: Word): boolean =>
    [...word.text].length === 1 &&
    widthOf(word.box) < word.size * NARROW &&
    colons.filter(({ box }) => Math.abs(middleX(box) - middleX(word.box)) <= word.size * ALIGNED).length >=
      LEAST_COMPANY;
  return words.map((word) => (isColon(word) ? { ...word, text: ':' } : word));
}
