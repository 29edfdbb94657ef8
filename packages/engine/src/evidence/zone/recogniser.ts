import type { LineSteps } from '../lines/line-weights.ts';
import { lookSurely } from '../lines/look-surely.ts';
import { ALPHABET } from './alphabet.ts';

/** What each step across a line may show: nothing, then the letters of the zone's alphabet; each row sums to 1. */
export interface Steps {
  readonly count: number;
  readonly chances: Float32Array;
}

/** For each letter of the alphabet, its places among the signs that the weights know. */
let places: readonly (readonly number[])[] | null = null;

// The first class is the blank between letters.
const placesAmong = (signs: readonly string[]): readonly (readonly number[])[] =>
  ALPHABET.map((letter) => [...letter].map((sign) => signs.indexOf(sign) + 1).filter((place) => place > 0));

function lettersOf({ count, classes, chances: seen, signs }: LineSteps): Steps {
  places ??= placesAmong(signs);
  const row = places.length + 1;
  const chances = new Float32Array(count * row);
  for (let step = 0; step < count; step += 1) {
    const at = step * classes;
    chances[step * row] = seen[at] ?? 0;
    for (const [letter, list] of places.entries()) {
      chances[step * row + letter + 1] = list.reduce((sum, place) => sum + (seen[at + place] ?? 0), 0);
    }
  }
  return { count, chances };
}

/** Recognition weights for printed lines, of which only the letters of a zone are listened to. */
export const recogniseLine = async (pixels: Float32Array, width: number): Promise<Steps> =>
  lettersOf(await lookSurely({ pixels, width }));
