import { houseNumbersIn } from './house-number.ts';
import type { Closeness } from './name-index.ts';
import type { Reading } from './reading.ts';
import { splitStreet } from './split-street.ts';
import { closesStreet, isStreet, opensStreet } from './street-words.ts';
import { splitTyped, type Typed } from './typed.ts';

const SURE: readonly Closeness[] = ['exact', 'prefix', 'words'];
const EXACT: readonly Closeness[] = ['exact'];
const BEGUN: readonly Closeness[] = ['prefix'];
const SLIP: readonly Closeness[] = ['slip'];

/** Shorter ends of a line are no town that anybody could guess. */
const SHORTEST_GUESS = 3;
/** More commas or numbers than this are no address. */
const MOST_SEPARATED = 4;
/** Looking for slips reads all names, so only what stands at the end of the line is tried. */
const TRIED_FOR_SLIPS = 2;
/** An address has fewer words; a longer text is not read to its end. */
const MOST_WORDS = 16;

type Parts = Pick<Reading, 'town' | 'street' | 'houseNumber'>;

/**
 * All sensible ways to read what was typed, the most likely first. Nobody tells us where the street ends and the town
 * begins: a comma or a house number between them says it, otherwise every split is a guess.
 */
export function readTypedAddress(text: string): Reading[] {
  const typed = splitTyped(text);
  const candidates = typed.segments.length > 1 ? bySegments(typed.segments) : byNumber(typed.segments[0] ?? []);
  const separated = candidates.slice(0, MOST_SEPARATED);
  const words = typed.segments.flat().slice(0, MOST_WORDS);
  const whole = wholeAsTown(words);
  const guesses = byGuess(words);
  const as = (parts: Parts[], accepts: readonly Closeness[]) => parts.map((part) => toReading(part, typed, accepts));
  return [
    ...as(separated, SURE),
    ...as(whole, SURE),
    ...as([...guesses, ...townFirst(words)], EXACT),
    ...as(guesses, BEGUN),
    ...as([...separated.slice(0, TRIED_FOR_SLIPS), ...whole, ...guesses.slice(-TRIED_FOR_SLIPS)], SLIP),
    ...(typed.postcode ? as([{ town: '', ...splitStreet(words) }], SURE) : []),
  ];
}

/** Digits behind the town, or instead of it, are a postcode that is still being typed. */
function toReading({ town, street, houseNumber }: Parts, typed: Typed, accepts: readonly Closeness[]): Reading {
  const [, name = town, digits = null] = /^(.*?)\s*\b(\d{2,4})$/.exec(town) ?? [];
  const { provinceCode } = typed;
  return { street, houseNumber, town: name, postcode: typed.postcode ?? digits, provinceCode, accepts };
}

/** "Bartelsstr. 12, Hamburg" and "Milano, Via Savona 41": one segment is the town, the rest is the street. */
function bySegments(segments: readonly string[][]): Parts[] {
  const candidates = segments.map((segment, at) => ({ segment, at })).reverse();
  return candidates.flatMap(({ segment, at }): Parts[] => {
    const [first = ''] = segment;
    if (/\d/.test(first)) return [];
    return [{ town: segment.join(' '), ...splitStreet(segments.filter((_, other) => other !== at).flat()) }];
  });
}

/** "Via Savona 41 Milano": what follows the number is the town. */
function byNumber(words: readonly string[]): Parts[] {
  return houseNumbersIn(words).flatMap(({ number, before, after }): Parts[] => {
    const street = words.slice(0, before);
    const town = words.slice(after);
    if (town.length === 0 || !/\p{L}/u.test(town[0] ?? '') || !isStreet(street)) return [];
    return [{ street: street.join(' '), houseNumber: number, town: town.join(' ') }];
  });
}

const wholeAsTown = (words: readonly string[]): Parts[] =>
  words.length === 0 || houseNumbersIn(words).length > 0
    ? []
    : [{ street: null, houseNumber: null, town: words.join(' ') }];

/** "Unter den Linden Berlin": every split, the longest town first. A house number at the end stays with the street. */
function byGuess(words: readonly string[]): Parts[] {
  return words.flatMap((_, at): Parts[] => {
    const street = words.slice(0, at);
    const town = words.slice(at);
    const name = town.join(' ');
    if (name.length < SHORTEST_GUESS || /\d/.test(name) || town.some(closesStreet) || !isStreet(street)) return [];
    return [{ town: name, ...splitStreet(street) }];
  });
}

/** "Milano Via Savona 41" without a comma. */
function townFirst(words: readonly string[]): Parts[] {
  return words.flatMap((word, at): Parts[] => {
    if (at === 0 || !(opensStreet(word) || closesStreet(word)) || !isStreet(words.slice(at))) return [];
    return [{ town: words.slice(0, at).join(' '), ...splitStreet(words.slice(at)) }];
  });
}
