import { spellingsOf, upper } from './spellings.ts';

export interface NameWord {
  /** At least one, without accents. */
  readonly spellings: readonly string[];
  readonly part: 'given' | 'surname' | 'unknown';
  /** The last word of a text may have lost its end where a column was too narrow. */
  readonly last: boolean;
}

/** A full name in any order, or with its parts apart where somebody knows them. */
export type NameText = string | { readonly given: string; readonly surname: string };

const titles = new Set(
  'DOTT DOTTSSA DOTTORE DOTTORESSA DR DRA PROF PROFSSA ING AVV ARCH GEOM RAG SIG SIGRA SIGNORA SIGNOR HERR HERRN FRAU DIPL DIPLING MAG MR MRS MS MISS'.split(
    ' ',
  ),
);
/** Words between a name and another one that the same person bore or bears. */
const links = new Set('GEB GEBORENE NEE NATA VERH VERW GESCH VED VEDOVA CONIUGATA IN'.split(' '));
const apostrophes = /['’‘`´ʼ′]/gu;
const gaps = /[\s,;/\\_()-]+|\u2010|\u2011|\u2013/u;

const withoutDots = (chunk: string): string => chunk.replace(/\./gu, '');

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Chunks without titles. Dots part initials, as in G.B. */
function chunksOf(text: string): string[] {
  const chunks = upper(text.replace(apostrophes, '')).split(gaps).filter(hasLetter);
  const named = chunks.filter((chunk) => !titles.has(withoutDots(chunk)));
  const kept = named.length === 0 ? chunks : named;
  return kept.flatMap((chunk) => chunk.split('.')).filter(hasLetter);
}

const isLink = (chunk: string, index: number, all: readonly string[]): boolean =>
  index > 0 && index < all.length - 1 && links.has(spellingsOf(chunk)[0] ?? '');

function wordsIn(text: string, part: NameWord['part']): NameWord[] {
  const chunks = chunksOf(text);
  const kept = chunks.filter((chunk, index) => !isLink(chunk, index, chunks));
  return kept.map((chunk, index) => ({
    spellings: spellingsOf(chunk.replace(/[^\p{L}\p{N}\p{M}]/gu, '')),
    part,
    last: index === kept.length - 1,
  }));
}

/** The words of a name that count, without titles, accents, apostrophes and words such as "geb.". */
export function nameWordsOf(name: NameText): NameWord[] {
  if (typeof name === 'string') return wordsIn(name, 'unknown');
  return [...wordsIn(name.surname, 'surname'), ...wordsIn(name.given, 'given')];
}
