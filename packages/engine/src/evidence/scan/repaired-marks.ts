import type { Word } from '../page.ts';

/** An amount in the manner of both countries, with what may stand around it. */
export const amount = /^[-+−–]?\d{1,3}(?:\.\d{3})*,\d{2}[-+−–SH€]?$/;

/** How far edges of one column may lie apart, in letter sizes. */
export const ALIGNED = 0.5;
/** So many others must stand at the same place, or have the same form, before a word is taken for one of them. */
export const LEAST_COMPANY = 3;

/** The mark of a side behind an amount, S for Soll and H for Haben, as digits may be read for it. */
const side = /^[SH]$/;
const likeS = /^[85$]3?$/;
const TO_SIDE = 3.5;

/** The same mark read as one more digit of its amount: no amount has three of them behind its comma. */
const gluedS = /^([-+−–]?\d{1,3}(?:\.\d{3})*,\d{2})[85$]$/;

/** Behind amounts, where S and H stand below each other, an 8 is an S, alone or as the last sign of an amount. */
function withSides(words: readonly Word[]): Word[] {
  const isBehindAmount = (word: Word, index: number): boolean => {
    const before = words[index - 1];
    return before !== undefined && amount.test(before.text) && word.box.left - before.box.right <= word.size * TO_SIDE;
  };
  const places = words.filter((word, index) => side.test(word.text) && isBehindAmount(word, index));
  const isInCompany = (word: Word, edge: 'left' | 'right'): boolean =>
    places.filter(({ box }) => Math.abs(box[edge] - word.box[edge]) <= word.size * ALIGNED).length >= LEAST_COMPANY;
  return words.map((word, index) => {
    if (likeS.test(word.text) && isBehindAmount(word, index)) {
      return isInCompany(word, 'left') ? { ...word, text: 'S' } : word;
    }
    const glued = gluedS.exec(word.text)?.[1];
    return glued && isInCompany(word, 'right') ? { ...word, text: `${glued}S` } : word;
  });
}

/** A sign of the currency right behind its amount, and the letters that it is taken for. */
const inEuros = /\d,\d{2}€$/;
const likeEuro = /^([-+−–]?\d{1,3}(?:\.\d{3})*,\d{2})[EeC£]$/;

/** On a page whose amounts have the sign of the currency behind them, a letter there is that sign. */
function withEuros(words: readonly Word[]): readonly Word[] {
  if (words.filter(({ text }) => inEuros.test(text)).length < LEAST_COMPANY) return words;
  return words.map((word) => {
    const bare = likeEuro.exec(word.text)?.[1];
    return bare ? { ...word, text: `${bare}€` } : word;
  });
}

/** The marks behind amounts of a recognised page as they were printed: sides and the sign of the currency. */
export const repairedMarks = (words: readonly Word[]): readonly Word[] => withEuros(withSides(words));
