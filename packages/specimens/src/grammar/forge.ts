import { chanceOf } from '../chance.ts';
import type { Forgery } from '../tamper/forgery.ts';
import { attempt, recipesFor } from '../tamper/index.ts';
import { strengths } from '../tamper/strength.ts';
import type { ChancePaper } from './paper-by-chance.ts';

/** Needs a stranger's paper in the same layout, which must have a name. */
const NEEDS_A_LAYOUT = 'merged-people';

/**
 * Every recipe that finds on this paper what it would change, each in one strength: which one goes by turns, so that over
 * several papers every recipe is met in all of them.
 */
export async function* forgeriesOf(
  paper: ChancePaper,
  turn: number,
  skips: (recipe: string) => boolean,
): AsyncGenerator<Forgery> {
  for (const [place, recipe] of recipesFor(paper).entries()) {
    const strength = strengths[(turn + place) % strengths.length];
    if (!strength || recipe.name === NEEDS_A_LAYOUT || skips(recipe.name)) continue;
    const forgery = await attempt(recipe, paper, strength, chanceOf(`${recipe.name}/${strength}/${paper.name}`));
    if (forgery) yield forgery;
  }
}
