/** 41, 41/A, 12a, 12-14, 3bis, and the Italian "without number". */
const HOUSE_NUMBER = /^(\d{1,4}([-/]\d{1,4})?\/?(\p{L}|bis|ter)?|snc|s\.n\.c\.?)$/iu;
/** A letter that follows the number as a word of its own: "12 a". */
const LOOSE_LETTER = /^[a-h]$/i;
const NUMBER_SIGN = /^(n|n\.|n°|nr|nr\.|nº|num\.|no\.|civico)$/i;

export interface NumberSpot {
  number: string;
  /** Where the words before it end, and where those after it begin. */
  before: number;
  after: number;
}

/** Every place in the words where a house number may stand, last first: streets contain numbers too. */
export function houseNumbersIn(words: readonly string[]): NumberSpot[] {
  const spots = words.flatMap((word, at): NumberSpot[] => {
    if (at === 0 || !HOUSE_NUMBER.test(word)) return [];
    const next = words[at + 1];
    const letter = next !== undefined && /^\d+$/.test(word) && LOOSE_LETTER.test(next) ? next : null;
    const before = NUMBER_SIGN.test(words[at - 1] ?? '') ? at - 1 : at;
    return [{ number: letter ? `${word} ${letter}` : word, before, after: at + (letter ? 2 : 1) }];
  });
  return spots.reverse();
}
