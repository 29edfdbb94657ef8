import { computeFiscalCode } from '@vesta/domain/fiscal-code/compute';
import type { Chance } from '../chance.ts';
import { steuerId } from '../identifiers/steuer-id.ts';
import { svNumber } from '../identifiers/sv-number.ts';
import type { Person } from './person.ts';
import { germanTownOf } from './places/german.ts';

export type PersonFacts = Omit<Person, 'fiscalCode' | 'steuerId' | 'svNumber'>;

/** Adds the numbers that a state gives to its people: they follow from name, birth and chance. */
export function complete(facts: PersonFacts, chance: Chance): Person {
  if (facts.country === 'IT') {
    const { firstName, lastName, birthDay, sex, birthPlace } = facts;
    const fiscalCode = computeFiscalCode({ firstName, lastName, birthDay, sex, birthplaceCode: birthPlace.code });
    if (fiscalCode === null) throw new Error('this person cannot have a fiscal code');
    return { ...facts, fiscalCode, steuerId: null, svNumber: null };
  }
  const initial =
    facts.lastName
      .normalize('NFD')
      .replace(/[^A-Z]/gu, '')
      .charAt(0) || 'X';
  const serial = String(chance.between(facts.sex === 'M' ? 1 : 50, facts.sex === 'M' ? 49 : 99)).padStart(2, '0');
  return {
    ...facts,
    fiscalCode: null,
    steuerId: steuerId(chance),
    svNumber: svNumber(germanTownOf(facts.address.city).area, facts.birthDay, initial, serial),
  };
}
