import { withoutForms } from '../text/fold.ts';

/** Letters that papers of different countries write in different ways; every other mark is dropped. */
const alternates: Record<string, readonly string[]> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'U'],
  Å: ['AA', 'A'],
  Ø: ['OE', 'O'],
  Æ: ['AE'],
  Œ: ['OE'],
  ß: ['SS'],
  ẞ: ['SS'],
  Đ: ['D', 'DJ'],
  Ð: ['D'],
  Þ: ['TH'],
  Ł: ['L'],
  Ħ: ['H'],
  Ŧ: ['T'],
  Ə: ['E'],
};

/** A word with five umlauts has 32 spellings already; more are not worth comparing. */
const MOST_SPELLINGS = 32;

/** Upper case with every letter in one piece, so that Ü is one sign however it was typed. */
export const upper = (text: string): string => text.normalize('NFKC').toLocaleUpperCase('en').normalize('NFC');

/** All ways in which a paper may print this word without accents. Other scripts stay as they are. */
export function spellingsOf(word: string): string[] {
  let spellings = [''];
  for (const letter of upper(word)) {
    const ways = alternates[letter] ?? [withoutForms(letter)];
    spellings = spellings.flatMap((start) => ways.map((way) => start + way)).slice(0, MOST_SPELLINGS);
  }
  return [...new Set(spellings)];
}
