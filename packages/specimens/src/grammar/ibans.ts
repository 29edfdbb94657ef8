import { inGroups, italianParts } from '../identifiers/iban.ts';
import type { Country } from '../people/person.ts';
import type { Draw } from './draw.ts';

export type IbanFormat = (iban: string) => string;

export const ibanFormat = (draw: Draw, country: Country): IbanFormat =>
  draw.one<IbanFormat>([
    ['IBAN in groups of four', inGroups, 4],
    ['IBAN unspaced', (iban) => iban, 3],
    ['IBAN in national groups', italianParts, country === 'IT' ? 3 : 0],
  ]);
