/** A sign as it was seen across a line. */
export interface Sign {
  readonly sign: string;
  /** Where across the line, 0 to 1. */
  readonly at: number;
  readonly chance: number;
}

const isDigit = (sign: string): boolean => /\d/.test(sign);

/** A stroke between two wordings is a word; one within a day is not. */
const isStroke = (signs: readonly Sign[], at: number): boolean =>
  signs[at]?.sign === '/' && !(isDigit(signs[at - 1]?.sign ?? '') && isDigit(signs[at + 1]?.sign ?? ''));

/** These weights hardly see blanks: a capital behind a small letter begins a word, a bracket ends one, a stroke is one. */
const beginsWord = (signs: readonly Sign[], at: number): boolean =>
  isStroke(signs, at) ||
  isStroke(signs, at - 1) ||
  signs[at - 1]?.sign === ')' ||
  (/\p{Lu}/u.test(signs[at]?.sign ?? '') && /[\p{Ll},]/u.test(signs[at - 1]?.sign ?? ''));

const gapsOf = (signs: readonly Sign[]): number[] =>
  signs.slice(1).map(({ at }, before) => at - (signs[before]?.at ?? 0));
const usualOf = (gaps: readonly number[]): number => gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;

/** A gap this wide in heights of the line, and so much wider than usual, parts two fields that were taken for one. */
const FIELDS_APART = 1.5;
const WIDER_THAN_USUAL = 2.5;

/** The words that signs from left to right make, in a line so many times as long as it is high. */
export function wordsIn(signs: readonly Sign[], long: number): Sign[][] {
  const words: Sign[][] = [];
  const widest = Math.max(FIELDS_APART / long, usualOf(gapsOf(signs)) * WIDER_THAN_USUAL);
  for (const [at, sign] of signs.entries()) {
    if (sign.sign === ' ') continue;
    const open = words.at(-1);
    const isFar = sign.at - (signs[at - 1]?.at ?? sign.at) > widest;
    const isApart = signs[at - 1]?.sign === ' ' || isFar || beginsWord(signs, at);
    if (open && !isApart) open.push(sign);
    else words.push([sign]);
  }
  return words;
}
