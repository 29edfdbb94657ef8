import type { Word } from '../page.ts';

/** Papers of our countries print no dollars: among letters, or before the point of a short form, that sign is an S. */
const amongLetters = /(?<=\p{L}[\p{L}\d]*)\$|\$(?=[\p{L}.])/gu;

/** Words of a recognised page in which an S was taken for the sign of a dollar. */
export const repairedLetters = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => (word.text.includes('$') ? { ...word, text: word.text.replace(amongLetters, 'S') } : word));
