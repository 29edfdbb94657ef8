import type { Direction } from '../category.ts';
import { type Hit, PhraseIndex } from '../phrase-index.ts';
import { englishWords } from './english.ts';
import { germanWords } from './german.ts';
import { germanPayers } from './german-payers.ts';
import { italianWords } from './italian.ts';
import { italianPayers } from './italian-payers.ts';
import { privateWords } from './private-words.ts';

/** Every list; people bank across the border, so all languages are looked at together. */
export const wordLists = [
  ['payer', italianPayers],
  ['payer', germanPayers],
  ['words', italianWords],
  ['words', germanWords],
  ['words', englishWords],
  ['words', privateWords],
] as const;

const indexes: Readonly<Record<Direction, PhraseIndex>> = {
  in: new PhraseIndex('in', wordLists),
  out: new PhraseIndex('out', wordLists),
};

export const findPhrases = (words: readonly string[], direction: Direction): Hit[] => indexes[direction].find(words);
