import type { NameWord } from './name-words.ts';

const MOST_JOINED = 3;

function join(words: readonly NameWord[]): NameWord {
  const spellings = words.reduce<string[]>(
    (starts, word) => starts.flatMap((start) => word.spellings.map((end) => start + end)).slice(0, 64),
    [''],
  );
  return { spellings, part: words[0]?.part ?? 'unknown', last: words.at(-1)?.last ?? false };
}

const isAmong = (word: NameWord, others: readonly NameWord[]): boolean =>
  others.some((other) => other.spellings.some((spelling) => word.spellings.includes(spelling)));

/** Neighbours that the other text writes in one, such as DE LUCA beside DELUCA, become one word. */
export function joinedLike(words: readonly NameWord[], others: readonly NameWord[]): NameWord[] {
  const result: NameWord[] = [];
  for (let place = 0; place < words.length; ) {
    const counts = [MOST_JOINED, 2].filter((count) => place + count <= words.length);
    const runs = counts.map((count) => words.slice(place, place + count));
    const run = runs.find((candidate) => isAmong(join(candidate), others));
    const word = run ? join(run) : words[place];
    if (word) result.push(word);
    place += run?.length ?? 1;
  }
  return result;
}
