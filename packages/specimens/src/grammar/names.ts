import type { Person } from '../people/person.ts';
import { naturalName, naturalUpper, surnameFirst, surnameFirstUpper } from '../wording/names.ts';
import type { Draw } from './draw.ts';

export type NameFormat = (person: Person) => string;

/** How an issuer writes a person's name. */
export const nameFormat = (draw: Draw, country: Person['country']): NameFormat =>
  draw.one<NameFormat>(
    country === 'IT'
      ? [
          ['surname first in capitals', surnameFirstUpper, 4],
          ['surname first', surnameFirst, 2],
          ['surname last', naturalName, 2],
          ['surname last in capitals', naturalUpper, 1],
        ]
      : [
          ['surname last', naturalName, 5],
          ['surname last in capitals', naturalUpper, 1],
          ['surname first with comma', (person) => `${person.lastName}, ${person.firstName}`, 2],
        ],
  );

/** The line above or before a name in a letter. */
export const salutation = (draw: Draw, { country, sex }: Person): string =>
  country === 'IT'
    ? draw.word([
        '',
        'Spett.le',
        'Gent.le',
        sex === 'F' ? 'Gent.ma Sig.ra' : 'Egr. Sig.',
        sex === 'F' ? 'Sig.ra' : 'Sig.',
      ])
    : draw.word(['', sex === 'F' ? 'Frau' : 'Herrn', sex === 'F' ? 'Frau' : 'Herr']);
