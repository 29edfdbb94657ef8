import { type Chance, chanceOf } from '../chance.ts';

/** One of several ways, by the name under which it is told, with how often it is met beside the others. */
export type Way<T> = readonly [trait: string, value: T, weight?: number];

/** Chance that remembers what it chose: layouts are made of such choices, and each is a trait of the paper. */
export interface Draw {
  readonly chance: Chance;
  readonly traits: readonly string[];
  readonly one: <T>(ways: readonly Way<T>[]) => T;
  /** True, and told as a trait, so often. */
  readonly flag: (trait: string, probability: number) => boolean;
  /** A choice too small to be told, such as one synonym out of many. */
  readonly word: <T>(words: readonly T[]) => T;
  /** The same of these synonyms for the whole seed, whatever was drawn before: an issuer keeps its terms. */
  readonly term: <T extends string>(words: readonly T[]) => T;
  /** Tells a trait that follows from the figures and not from a choice. */
  readonly note: (trait: string) => void;
}

export function drawOf(seed: string): Draw {
  const chance = chanceOf(seed);
  const traits: string[] = [];
  const note = (trait: string): void => {
    if (!traits.includes(trait)) traits.push(trait);
  };
  return {
    chance,
    traits,
    note,
    word: chance.pick,
    term: (words) => chanceOf(`${seed}/${words.join('/')}`).pick(words),
    flag: (trait, probability) => {
      const holds = chance.happens(probability);
      if (holds) note(trait);
      return holds;
    },
    one: (ways) => {
      const weightOf = ([, , weight = 1]: Way<unknown>): number => weight;
      let left = chance.next() * ways.reduce((sum, way) => sum + weightOf(way), 0);
      const found = ways.find((way) => {
        left -= weightOf(way);
        return left < 0;
      });
      const way = found ?? ways[0];
      if (!way) throw new Error('there is nothing to choose from');
      note(way[0]);
      return way[1];
    },
  };
}
