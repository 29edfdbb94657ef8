import type { NameWord } from './name-words.ts';
import { wordScore } from './word-score.ts';

export interface WordPair {
  readonly a: NameWord;
  readonly b: NameWord;
  readonly score: number;
}

/** Pairs the words of two names, the best agreement first, each word once. Words without partner are left out. */
export function pairUp(left: readonly NameWord[], right: readonly NameWord[], cut: boolean): WordPair[] {
  const candidates = left
    .flatMap((a) => right.map((b) => ({ a, b, score: wordScore(a, b, cut) })))
    .filter((pair) => pair.score > 0)
    .sort((one, two) => two.score - one.score);
  const used = new Set<NameWord>();
  return candidates.filter(({ a, b }) => {
    if (used.has(a) || used.has(b)) return false;
    used.add(a).add(b);
    return true;
  });
}
