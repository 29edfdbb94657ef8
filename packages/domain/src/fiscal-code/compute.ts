import type { Day } from '../dates/day.ts';
import { birthCode, type Sex } from './birth-code.ts';
import { checkCharacter } from './check-character.ts';
import { givenNameCode, surnameCode } from './name-code.ts';
import { transliterate } from './transliterate.ts';

export interface FiscalPerson {
  firstName: string;
  lastName: string;
  birthDay: Day;
  sex: Sex;
  /** Cadastral code of the municipality, or Z and three digits for a country. */
  birthplaceCode: string;
}

const placeShape = /^[A-Z]\d{3}$/;

/** The code that the rules give to this person; null when a name has no Latin letter, or day or place are not real. */
export function computeFiscalCode(person: FiscalPerson): string | null {
  const surname = transliterate(person.lastName);
  const name = transliterate(person.firstName);
  const birth = birthCode(person.birthDay, person.sex);
  const place = person.birthplaceCode.toUpperCase();
  if (!surname || !name || !birth || !placeShape.test(place)) return null;
  const first15 = surnameCode(surname) + givenNameCode(name) + birth + place;
  return first15 + checkCharacter(first15);
}
