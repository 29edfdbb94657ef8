import { isParticle } from '../validation/capitalise-words.ts';
import { tidy } from '../validation/tidy.ts';

/**
 * A full name in the two parts that forms ask for: the last word is the family's, with the particles that lead to it.
 * A guess, for people to correct: nobody can tell where a name of two families begins.
 */
export function splitFullName(full: string): { first: string; last: string } {
  const words = tidy(full).split(' ');
  if (words.length < 2) return { first: tidy(full), last: '' };
  let from = words.length - 1;
  while (from > 1 && isParticle(words[from - 1] ?? '')) from -= 1;
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}
