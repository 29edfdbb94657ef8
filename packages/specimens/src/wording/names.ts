import type { Address, Person } from '../people/person.ts';

export const surnameFirst = (person: Person): string => `${person.lastName} ${person.firstName}`;
export const surnameFirstUpper = (person: Person): string =>
  surnameFirst(person)
    .toLocaleUpperCase('it')
    .replaceAll('À', "A'")
    .replaceAll('Ò', "O'")
    .replaceAll('È', "E'")
    .replaceAll('Ì', "I'")
    .replaceAll('Ù', "U'");
export const naturalName = (person: Person): string => `${person.firstName} ${person.lastName}`;
export const naturalUpper = (person: Person): string => naturalName(person).toLocaleUpperCase('de');
export const germanSalutation = (person: Person): string => (person.sex === 'F' ? 'Frau' : 'Herrn');

export const cityLine = (address: Address): string =>
  `${address.postcode} ${address.city}${address.province ? ` (${address.province})` : ''}`;
export const cityLineUpper = (address: Address): string =>
  `${address.postcode} ${address.city} ${address.province ?? ''}`.trim().toUpperCase();
