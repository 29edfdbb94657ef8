import type { Hit } from './phrase-index.ts';
import { fillers } from './words/fillers.ts';

const STABLE_WORDS = 3;
const hasDigit = /\d/;

/** Says who it is, and says so every month. */
export const isStable = (word: string): boolean => word.length > 1 && !hasDigit.test(word) && !fillers.has(word);

/** Where words of a purpose stand, such as a month's rent: they are no part of anybody's name. Those of known payers are. */
export function purposePlaces(hits: readonly Hit[]): ReadonlySet<number> {
  const purpose = new Set<number>();
  for (const { start, length, meaning } of hits) {
    if (meaning.source === 'payer') continue;
    for (let place = start; place < start + length; place += 1) purpose.add(place);
  }
  return purpose;
}

function withoutPurposes(words: readonly string[], hits: readonly Hit[]): string[] {
  const purpose = purposePlaces(hits);
  return words.filter((_, place) => !purpose.has(place));
}

/** The words by which two bookings with the same side are known to be so; none where nobody is named. */
export function partyWords(named: readonly string[], words: readonly string[], hits: readonly Hit[]): string[] {
  if (named.length === 0) return withoutPurposes(words, hits).filter(isStable).slice(0, STABLE_WORDS);
  const stable = named.filter(isStable);
  return (stable.length > 0 ? stable : [...named]).slice(0, STABLE_WORDS);
}

/** Sorted, so that Rossi Mario is Mario Rossi. */
export const partyKey = (words: readonly string[]): string => [...words].sort().join(' ');
