import { joinedLike } from './joined-words.ts';
import { type NameText, type NameWord, nameWordsOf } from './name-words.ts';
import { pairUp, type WordPair } from './pair-up.ts';
import { isParticle } from './particles.ts';

export type NameVerdict = 'match' | 'doubtful' | 'mismatch' | 'unknown';

export interface NameComparison {
  /** 0 to 1. */
  readonly score: number;
  /** `unknown` where one side holds no name at all. */
  readonly verdict: NameVerdict;
}

export interface CompareOptions {
  /** The second name comes from a field that was full to its last place. */
  readonly cut?: boolean;
}

export const MATCH_FROM = 0.85;
export const DOUBTFUL_FROM = 0.7;
const PART_OF_THE_NAMES = 0.95;
/** One word alone, such as a surname on a letter box, proves little. */
const ONE_WORD_ONLY = 0.75;
const WITHOUT_SURNAME_OR_GIVEN = 0.65;
const SURE_WORD = 0.7;
const LIKELY_WORD = 0.55;

/** "von", "de" and the like are printed or left out as a form pleases, so they neither help nor harm. */
function weightyWords(words: readonly NameWord[]): readonly NameWord[] {
  const weighty = words.filter((word) => !isParticle(word));
  return weighty.length >= 2 ? weighty : words;
}

const sameMultiset = (pairs: readonly WordPair[], a: readonly NameWord[], b: readonly NameWord[]): boolean =>
  a.length === b.length && pairs.length === a.length && pairs.every((pair) => pair.score === 1);

/** Both a surname and a given name have to be found again, where it is known which is which. */
function isFoundInBothParts(pairs: readonly WordPair[], words: readonly NameWord[], side: 'a' | 'b'): boolean {
  const hasPart = (part: NameWord['part'], from: number): boolean =>
    !words.some((word) => word.part === part) || pairs.some((pair) => pair[side].part === part && pair.score >= from);
  return hasPart('surname', SURE_WORD) && hasPart('given', LIKELY_WORD);
}

function scoreOf(a: readonly NameWord[], b: readonly NameWord[], cut: boolean): number {
  const all = pairUp(a, b, cut);
  if (sameMultiset(all, a, b)) return 1;
  const [left, right] = [weightyWords(a), weightyWords(b)];
  const pairs = pairUp(left, right, cut);
  const shorter = Math.min(left.length, right.length);
  const raw = pairs.reduce((sum, pair) => sum + pair.score, 0) / shorter;
  if (shorter === 1) return Math.min(raw, left.length === right.length ? PART_OF_THE_NAMES : ONE_WORD_ONLY);
  const whole = isFoundInBothParts(pairs, left, 'a') && isFoundInBothParts(pairs, right, 'b');
  return Math.min(raw, whole ? PART_OF_THE_NAMES : WITHOUT_SURNAME_OR_GIVEN);
}

const verdictOf = (score: number): NameVerdict =>
  score >= MATCH_FROM ? 'match' : score >= DOUBTFUL_FROM ? 'doubtful' : 'mismatch';

/**
 * Whether two texts name one person. The order of words, accents, titles, second names, double surnames and single
 * slips of a reader do not matter; nothing but the letters is looked at.
 */
export function compareNames(a: NameText, b: NameText, options: CompareOptions = {}): NameComparison {
  const [left, right] = [nameWordsOf(a), nameWordsOf(b)];
  if (left.length === 0 || right.length === 0) return { score: 0, verdict: 'unknown' };
  const cut = options.cut ?? false;
  const joinedLeft = joinedLike(left, right);
  const score = Math.max(scoreOf(left, right, cut), scoreOf(joinedLeft, joinedLike(right, joinedLeft), cut));
  // Sums such as 0.9 + 0.8 fall a hair short of the threshold that they stand for.
  const rounded = Math.round(score * 1e6) / 1e6;
  return { score: rounded, verdict: verdictOf(rounded) };
}
