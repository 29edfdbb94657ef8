import type { Chance } from '../../chance.ts';
import { germanIban, isIban, italianIban } from '../../identifiers/iban.ts';
import { textOf } from '../find/pay.ts';
import { codeChanges } from '../find/words.ts';
import type { Strength } from '../strength.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/** The last nine, four or single digit drawn anew until the sum is wrong. */
function broken(iban: string, strength: Strength, chance: Chance): string {
  const tail = strength === 'careless' ? 9 : strength === 'careful' ? 4 : 1;
  let fresh = iban;
  while (fresh === iban || isIban(fresh)) fresh = iban.slice(0, -tail) + chance.digits(tail);
  return fresh;
}

/** Right sums, but another bank, another branch, or only another account. */
function valid(iban: string, strength: Strength, chance: Chance): string {
  if (iban.startsWith('DE')) {
    return germanIban(strength === 'careless' ? '70020270' : iban.slice(4, 12), chance.digits(10));
  }
  const abi = strength === 'careless' ? '03268' : iban.slice(5, 10);
  const cab = strength === 'expert' ? iban.slice(10, 15) : `0${chance.between(1000, 9999)}`;
  return italianIban(abi, cab, `000${chance.digits(9)}`);
}

const make = (name: string, other: typeof valid) =>
  editRecipe(name, slipsAndStatements, (scene) => {
    const iban = textOf(scene.specimen.truth, 'iban');
    const fresh = other(iban, scene.strength, scene.chance);
    rewordAsSkilled(scene, codeChanges(scene.paper, iban, fresh), 'the account');
  });

export const brokenIban = make('broken-iban', broken);
export const otherIban = make('other-iban', valid);
