import { type Day, isRealDay } from '../dates/day.ts';
import { birthCode, FEMALE_OFFSET, type Sex } from './birth-code.ts';
import { hasRightCheckCharacter } from './check-character.ts';
import { givenNameCode, surnameCode } from './name-code.ts';
import { plainFirst15 } from './omocodia.ts';
import { hasFiscalCodeShape, normaliseFiscalCode } from './shape.ts';
import { transliterate, transliterateBare } from './transliterate.ts';

export type Agreement = 'agrees' | 'differs' | 'unknown';

export interface KnownPerson {
  firstName: string;
  lastName: string;
  birthDay: Day | null;
  sex?: Sex | null;
  birthplaceCode?: string | null;
}

export type FiscalCodeAgreement = Record<
  'checkCharacter' | 'lastName' | 'firstName' | 'birthDay' | 'sex' | 'birthplace',
  Agreement
>;

const verdict = (same: boolean): Agreement => (same ? 'agrees' : 'differs');

/** A registry may hold all names or only the first, with umlauts spelled out or not: any of these agrees. */
function nameAgrees(part: string, name: string, codeOf: (letters: string) => string): Agreement {
  const first = name.trim().split(/[\s-]+/u)[0] ?? '';
  const spellings = [name, first].flatMap((text) => [transliterate(text), transliterateBare(text)]).filter(Boolean);
  return spellings.length === 0 ? 'unknown' : verdict(spellings.some((letters) => codeOf(letters) === part));
}

/**
 * Compares a code with what is known of a person, part by part. It is help, not a wall: a name may have changed
 * since the code was given, so a difference is a reason to ask, never to refuse. Null when there is no code to read.
 */
export function fiscalCodeAgreement(typed: string, person: KnownPerson): FiscalCodeAgreement | null {
  const code = normaliseFiscalCode(typed);
  if (!hasFiscalCodeShape(code)) return null;
  const plain = plainFirst15(code);
  const sex: Sex = Number(plain.slice(9, 11)) > FEMALE_OFFSET ? 'F' : 'M';
  const { birthDay, birthplaceCode } = person;
  return {
    checkCharacter: verdict(hasRightCheckCharacter(code)),
    lastName: nameAgrees(plain.slice(0, 3), person.lastName, surnameCode),
    firstName: nameAgrees(plain.slice(3, 6), person.firstName, givenNameCode),
    birthDay: birthDay && isRealDay(birthDay) ? verdict(birthCode(birthDay, sex) === plain.slice(6, 11)) : 'unknown',
    sex: person.sex ? verdict(person.sex === sex) : 'unknown',
    birthplace: birthplaceCode ? verdict(birthplaceCode.toUpperCase() === plain.slice(11)) : 'unknown',
  };
}
