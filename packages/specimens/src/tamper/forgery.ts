import type { Chance } from '../chance.ts';
import type { Specimen, Truth } from '../truth.ts';
import type { Box } from './sheet/box.ts';
import type { Strength } from './strength.ts';

/** A place that is no longer as the issuer printed it. Points of the page, pixels of a picture; pages count from 1. */
export interface Touched {
  readonly page: number;
  readonly box: Box;
}

export interface Forgery {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly recipe: string;
  readonly strength: Strength;
  readonly touched: readonly Touched[];
  readonly expectation: 'forged';
}

/** What a recipe's own work leaves; the ending changes where the result is another kind of file. */
export interface Handiwork {
  readonly bytes: Uint8Array;
  readonly touched: readonly Touched[];
  readonly ending?: string;
}

export type Forge = (specimen: Specimen, strength: Strength, chance: Chance) => Promise<Handiwork>;

export interface Recipe {
  readonly name: string;
  readonly kinds: readonly Truth['kind'][];
  /** The file itself is what the recipe works on: it is written anew, or robbed of what it says about its making. */
  readonly isOfFile: boolean;
  readonly forge: (specimen: Specimen, strength: Strength, chance: Chance) => Promise<Forgery>;
}

/** The paper does not show what the recipe would change. */
export class NothingToForge extends Error {
  constructor(what: string) {
    super(`the paper does not show ${what}`);
  }
}

export function recipe(name: string, kinds: readonly Truth['kind'][], forge: Forge, isOfFile = false): Recipe {
  return {
    name,
    kinds,
    isOfFile,
    forge: async (specimen, strength, chance) => {
      const { bytes, touched, ending } = await forge(specimen, strength, chance);
      const dot = specimen.name.lastIndexOf('.');
      const file = `${specimen.name.slice(0, dot)}-${name}-${strength}.${ending ?? specimen.name.slice(dot + 1)}`;
      return { name: file, bytes, recipe: name, strength, touched, expectation: 'forged' };
    },
  };
}

/** A recipe that leaves its mark on the file as a whole, whatever else it changes on a page. */
export const fileRecipe = (name: string, kinds: readonly Truth['kind'][], forge: Forge): Recipe =>
  recipe(name, kinds, forge, true);
