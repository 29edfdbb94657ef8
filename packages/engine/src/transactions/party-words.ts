import type { Hit } from './phrase-index.ts';
import { fillers } from './words/fillers.ts';

const STABLE_WORDS = 3;
const hasDigit = /\d/;

const isStable = (word: string): boolean => word.length > 1 && !hasDigit.test(word) && !fillers.has(word);

/** Three words, sorted, so that Rossi Mario is Mario Rossi. */
const nameOf = (words: readonly string[]): string => words.slice(0, STABLE_WORDS).sort().join(' ');

/** Words of a purpose, such as a month's rent, are not part of anybody's name; those of known payers are. */
function withoutPurposes(words: readonly string[], hits: readonly Hit[]): string[] {
  const purpose = new Set<number>();
  for (const { start, length, meaning } of hits) {
    if (meaning.source === 'payer') continue;
    for (let place = start; place < start + length; place += 1) purpose.add(place);
  }
  return words.filter((_, place) => !purpose.has(place));
}

/** A name for the other side that two bookings share if they are with the same one; empty where none is found. */
export function partyWords(named: readonly string[], words: readonly string[], hits: readonly Hit[]): string {
  if (named.length > 0) {
    const stable = named.filter(isStable);
    return nameOf(stable.length > 0 ? stable : named);
  }
  return nameOf(withoutPurposes(words, hits).filter(isStable));
}
