/** A stream of chance that a seed decides: the same seed gives the same people and the same papers. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly digits: (count: number) => string;
  readonly letters: (count: number, alphabet?: string) => string;
}

/** Spreads a text over 32 bits, so that seeds which differ little start far apart. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** mulberry32: small, fast, and the same on every machine. */
function streamOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function chanceOf(seed: string): Chance {
  const next = streamOf(hashOf(seed));
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  };
  const letters = (count: number, alphabet = CAPITALS): string =>
    Array.from({ length: count }, () => pick([...alphabet])).join('');
  return { next, between, happens: (p) => next() < p, pick, digits: (count) => letters(count, DIGITS), letters };
}
