import { checkCharacter } from '@vesta/domain/fiscal-code/check-character';
import type { Chance } from '../../chance.ts';
import { textOf } from '../find/pay.ts';
import { codeChanges } from '../find/words.ts';
import { NothingToForge } from '../forgery.ts';
import type { Strength } from '../strength.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { papersWithFiscalCode } from './kinds.ts';

const nextLetter = (letter: string): string => (letter === 'Z' ? 'A' : String.fromCharCode(letter.charCodeAt(0) + 1));

/** A wrong last letter; another year of birth with the old letter; another year with the letter that belongs to it. */
function otherCode(code: string, strength: Strength, chance: Chance): string {
  if (strength === 'careless') return code.slice(0, 15) + nextLetter(code.charAt(15));
  let year = code.slice(6, 8);
  while (year === code.slice(6, 8)) year = String(chance.between(60, 99));
  const first = code.slice(0, 6) + year + code.slice(8, 15);
  if (strength === 'expert') return first + checkCharacter(first);
  return checkCharacter(first) === code.charAt(15) ? first + nextLetter(code.charAt(15)) : first + code.charAt(15);
}

/** German numbers have one check digit at their end: wrong, or a digit before it is. */
function otherNumber(id: string, strength: Strength, chance: Chance): string {
  const at = strength === 'careless' ? id.length - 1 : chance.between(3, id.length - 2);
  return id.slice(0, at) + String((Number(id.charAt(at)) + 1) % 10) + id.slice(at + 1);
}

export const otherFiscalCode = editRecipe('other-fiscal-code', papersWithFiscalCode, (scene) => {
  const { specimen, strength, chance, paper } = scene;
  const code = textOf(specimen.truth, 'fiscal_id');
  if (!/^([A-Z0-9]{16}|\d{11})$/.test(code)) throw new NothingToForge('a fiscal code');
  const fresh = code.length === 16 ? otherCode(code, strength, chance) : otherNumber(code, strength, chance);
  rewordAsSkilled(scene, codeChanges(paper, code, fresh), 'the fiscal code');
});
