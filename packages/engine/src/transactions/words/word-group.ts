import type { Category } from '../category.ts';

/**
 * How much a word says. `decisive`: whatever else stands there. `strong`: on its own. `weak`: only where nothing
 * better is found, because the word has other meanings.
 */
export type Weight = 'decisive' | 'strong' | 'weak';

/** Words with one meaning. `nothing`: a longer phrase that takes the meaning from the words within it. */
export interface WordGroup {
  readonly means: Category | 'nothing';
  readonly side: 'in' | 'out' | 'both';
  readonly weight: Weight;
  /** In plain writing; `*` at the start or end of a word stands for more letters. */
  readonly words: readonly string[];
  /** More particular meanings that other words of the same booking may choose. */
  readonly may?: readonly Category[];
  readonly private?: true;
  readonly extra?: true;
}

/** Phrases parted by commas or line ends. */
export const phrases = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

type Options = Pick<WordGroup, 'may' | 'private' | 'extra'> & { readonly weight?: Weight };

const group =
  (side: WordGroup['side']) =>
  (means: WordGroup['means'], words: string, { weight = 'strong', ...options }: Options = {}): WordGroup => ({
    means,
    side,
    weight,
    words: phrases(words),
    ...options,
  });

export const incoming = group('in');
export const outgoing = group('out');
export const either = group('both');
