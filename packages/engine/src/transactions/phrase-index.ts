import type { Direction } from './category.ts';
import type { Weight, WordGroup } from './words/word-group.ts';

export interface Meaning extends Omit<WordGroup, 'words' | 'side'> {
  readonly source: 'payer' | 'words';
  readonly weight: Weight;
}

/** A phrase of the lists, found among the words of a booking. */
export interface Hit {
  readonly phrase: string;
  readonly start: number;
  readonly length: number;
  readonly meaning: Meaning;
}

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

function fits(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1));
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Letters of an open pattern by which it is looked up; shorter patterns would match by chance. */
const STEM = 4;

const none: readonly Phrase[] = [];
const MOST_REMEMBERED = 20_000;

/** An exact word before an open pattern. */
const openness = ({ text }: Phrase): number => Number(text.includes('*'));
const longestFirst = (a: Phrase, b: Phrase): number =>
  b.words.length - a.words.length || openness(a) - openness(b) || b.text.length - a.text.length;

/** Finds the phrases of the lists in a row of words, the longest at each place, each word used once. */
export class PhraseIndex {
  private readonly byWord = new Map<string, Phrase[]>();
  private readonly byStart = new Map<string, Phrase[]>();
  private readonly byEnd = new Map<string, Phrase[]>();
  /** For words that open patterns may fit. */
  private readonly mixed = new Map<string, readonly Phrase[]>();

  constructor(direction: Direction, lists: readonly (readonly [Meaning['source'], readonly WordGroup[]])[]) {
    const phrases = new Map<string, Phrase>();
    for (const [source, groups] of lists) {
      for (const { words, side, ...group } of groups) {
        if (side !== 'both' && side !== direction) continue;
        for (const text of words) this.phraseOf(phrases, text).meanings.push({ ...group, source });
      }
    }
    for (const bucket of this.byWord.values()) bucket.sort(longestFirst);
  }

  private phraseOf(phrases: Map<string, Phrase>, text: string): Phrase {
    const existing = phrases.get(text);
    if (existing) return existing;
    const phrase: Phrase = { text, words: text.split(' '), meanings: [] };
    phrases.set(text, phrase);
    const [first = ''] = phrase.words;
    const [map, key] = first.startsWith('*')
      ? ([this.byEnd, first.slice(-STEM)] as const)
      : first.endsWith('*')
        ? ([this.byStart, first.slice(0, -1).slice(0, STEM)] as const)
        : ([this.byWord, first] as const);
    const bucket = map.get(key);
    if (bucket) bucket.push(phrase);
    else map.set(key, [phrase]);
    return phrase;
  }

  /** Phrases that may begin with this word, the longest first. Nearly every word begins none, which is seen at once. */
  private startingWith(word: string): readonly Phrase[] {
    const exact = this.byWord.get(word);
    const start = word.length < STEM ? undefined : this.byStart.get(word.slice(0, STEM));
    const end = word.length < STEM ? undefined : this.byEnd.get(word.slice(-STEM));
    if (!start && !end) return exact ?? none;
    const known = this.mixed.get(word);
    if (known) return known;
    const fitting = [...(exact ?? []), ...(start ?? []), ...(end ?? [])].filter(({ words }) =>
      fits(words[0] ?? '', word),
    );
    const ordered = fitting.sort(longestFirst);
    if (this.mixed.size < MOST_REMEMBERED) this.mixed.set(word, ordered);
    return ordered;
  }

  find(words: readonly string[]): Hit[] {
    const hits: Hit[] = [];
    for (let start = 0; start < words.length; ) {
      const phrase = this.startingWith(words[start] ?? '').find((candidate) =>
        candidate.words.every((pattern, offset) => fits(pattern, words[start + offset])),
      );
      if (!phrase) {
        start += 1;
        continue;
      }
      const length = phrase.words.length;
      for (const meaning of phrase.meanings)
        hits.push({ phrase: phrase.text.replaceAll('*', ''), start, length, meaning });
      start += length;
    }
    return hits;
  }
}
