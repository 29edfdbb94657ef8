import type { Chance } from '../../chance.ts';
import type { Specimen, Truth } from '../../truth.ts';
import { oneMoneyChange, raised } from '../find/money.ts';
import { payOf } from '../find/pay.ts';
import type { Change } from '../find/spots.ts';
import { NothingToForge, type Recipe, recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { coverAndWrite } from '../hands/white-box.ts';
import { close } from '../sheet/close.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import type { Strength } from '../strength.ts';

/** The change that most forgers want: more pay. */
export const morePay = (paper: OpenPaper, { truth }: Specimen, strength: Strength): Change => {
  const amount = payOf(truth);
  return oneMoneyChange(paper, amount, raised(amount, strength));
};

export interface Scene {
  readonly paper: OpenPaper;
  readonly specimen: Specimen;
  readonly strength: Strength;
  readonly chance: Chance;
}

/** A recipe that works on the opened paper and closes it as its strength does. */
export const editRecipe = (
  name: string,
  kinds: readonly Truth['kind'][],
  edit: (scene: Scene) => void | Promise<void>,
): Recipe =>
  recipe(name, kinds, async (specimen, strength, chance) => {
    const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
    await edit({ paper, specimen, strength, chance });
    return close(paper, strength, chance);
  });

/**
 * Other words for what is printed. The careless cover the first mention, the careful rewrite all of the first page,
 * the expert all there are.
 */
export function rewordAsSkilled({ paper, strength, chance }: Scene, changes: readonly Change[], what: string): void {
  const [first] = changes;
  if (!first) throw new NothingToForge(what);
  if (strength === 'careless') coverAndWrite(paper, [first], strength, chance);
  else
    rewriteInPlace(paper, strength === 'careful' ? changes.filter(({ run }) => run.page === first.run.page) : changes);
}
