import { isStable, purposePlaces } from './party-words.ts';
import type { Hit } from './phrase-index.ts';

/** Letters that Italian ties to the name behind them: D’ANGELO, DELL’ORTO. */
const elided = /^(?:D|L|O|DELL|DALL)$/;
const MOST_WORDS = 5;

const startOf = (name: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, place) => name.every((word, offset) => words[place + offset] === word));

/**
 * The name of a side that only the text of a booking tells: the words that stand for it, and what visibly belongs to
 * them. Recognising a party takes few words that never change; people want to read whole names.
 */
export function readableParty(name: readonly string[], words: readonly string[], hits: readonly Hit[]): string | null {
  const distinct = name.filter((word, place) => name.indexOf(word) === place);
  const start = startOf(distinct, words);
  if (distinct.length === 0) return null;
  if (start < 0) return distinct.join(' ');
  const before = words[start - 1] ?? '';
  const shown = [...distinct];
  const purpose = purposePlaces(hits);
  for (const [place, word] of words.entries()) {
    if (place < start + distinct.length) continue;
    if (shown.length >= MOST_WORDS || purpose.has(place) || !isStable(word) || shown.includes(word)) break;
    shown.push(word);
  }
  return `${elided.test(before) ? `${before}’` : ''}${shown.join(' ')}`;
}
