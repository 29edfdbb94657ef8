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

/** The words that signs from left to right make. */
export function wordsIn(signs: readonly Sign[]): Sign[][] {
  const words: Sign[][] = [];
  for (const [at, sign] of signs.entries()) {
    if (sign.sign === ' ') continue;
    const open = words.at(-1);
    const isApart = signs[at - 1]?.sign === ' ' || beginsWord(signs, at);
    if (open && !isApart) open.push(sign);
    else words.push([sign]);
  }
  return words;
}

/** A gap this much wider than usual may be a blank between two words. */
const BLANK = 1.4;

/** Whether signs stand so far apart somewhere that two words may have been taken for one. */
export function mayBeTwo(word: readonly Sign[]): boolean {
  const gaps = word.slice(1).map(({ at }, before) => at - (word[before]?.at ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.some((gap) => gap > usual * BLANK);
}
