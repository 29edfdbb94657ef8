import { fold, foldings } from './fold.ts';
import { beginsWithOneSlip } from './one-slip.ts';
import { prefixRange, sortKeys } from './sorted-keys.ts';
import type { Locality } from './types.ts';

/** How well a name fits what was typed, best first. */
export const closeness = ['exact', 'prefix', 'words', 'slip'] as const;
export type Closeness = (typeof closeness)[number];

export interface Match {
  place: Locality;
  closeness: Closeness;
}

/** Shorter beginnings of words fit almost everything. */
const SHORTEST_FOR_WORDS = 3;
/** In shorter names a wrong letter leaves too little to recognise. */
const SHORTEST_FOR_SLIP = 5;

export interface NameIndex {
  /** Matches of one closeness, unordered, each place once. */
  find(typed: string, wanted: Closeness): Match[];
}

/** `otherNames` are further names under which a place is found. */
export function indexNames(
  places: readonly Locality[],
  otherNames: ReadonlyMap<Locality, readonly string[]>,
): NameIndex {
  const { names, words } = sortedNames(places, otherNames);

  function* positions(typed: string, wanted: Closeness): Iterable<number> {
    if (wanted === 'words') {
      const parts = typed.split(' ');
      const rarest = parts.reduce((best, part) => (part.length > best.length ? part : best));
      if (rarest.length < SHORTEST_FOR_WORDS) return;
      const [first, last] = prefixRange(names, rarest);
      for (let at = first; at < last; at += 1) if (hasInOrder(names.keys[at] ?? '', parts)) yield at;
      const [from, to] = prefixRange(words, rarest);
      for (const at of words.owners.slice(from, to)) if (hasInOrder(names.keys[at] ?? '', parts)) yield at;
    } else if (wanted === 'slip') {
      if (typed.length < SHORTEST_FOR_SLIP) return;
      for (let at = 0; at < names.keys.length; at += 1) if (beginsWithOneSlip(names.keys[at] ?? '', typed)) yield at;
    } else {
      const [from, to] = prefixRange(names, typed);
      for (let at = from; at < to; at += 1) if (wanted === 'prefix' || names.keys[at] === typed) yield at;
    }
  }

  return {
    find(typed, wanted) {
      const key = fold(typed);
      if (key === '') return [];
      const found = new Set<Locality>();
      for (const at of positions(key, wanted)) {
        const place = places[names.owners[at] ?? -1];
        if (place) found.add(place);
      }
      return Array.from(found, (place) => ({ place, closeness: wanted }));
    },
  };
}

/** All names in order, and every word but the first of each: by its first word a name is found as it stands. */
function sortedNames(places: readonly Locality[], otherNames: ReadonlyMap<Locality, readonly string[]>) {
  const keys: string[] = [];
  const owners: number[] = [];
  for (let owner = 0; owner < places.length; owner += 1) {
    const place = places[owner];
    if (!place) continue;
    const others = otherNames.get(place) ?? [];
    for (const key of others.length === 0 ? foldings(place.name) : [place.name, ...others].flatMap(foldings)) {
      keys.push(key);
      owners.push(owner);
    }
  }
  const names = sortKeys(keys, owners);
  const words: string[] = [];
  const positions: number[] = [];
  for (let at = 0; at < names.keys.length; at += 1) {
    const key = names.keys[at] ?? '';
    for (let space = key.indexOf(' '); space !== -1; space = key.indexOf(' ', space + 1)) {
      const end = key.indexOf(' ', space + 1);
      words.push(key.slice(space + 1, end === -1 ? undefined : end));
      positions.push(at);
    }
  }
  return { names, words: sortKeys(words, positions) };
}

/** "reggio emi" in "reggio nell emilia": every typed word begins a word of the name, in the same order. */
function hasInOrder(name: string, parts: readonly string[]): boolean {
  let next = 0;
  for (const word of name.split(' ')) {
    if (word.startsWith(parts[next] ?? '\0')) next += 1;
  }
  return next === parts.length;
}
