import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Country, IdentityPapers } from './person.ts';

/** The letters that German documents use: none that reads like a digit or makes a word. */
const GERMAN_SERIAL = 'CFGHJKLMNPRTVWXYZ0123456789';

function permitNumber(chance: Chance, country: Country, nationality: string): string | null {
  if (['ITA', 'DEU', 'AUT'].includes(nationality)) return null;
  return country === 'IT' ? `I${chance.digits(8)}` : `Y${chance.letters(8, GERMAN_SERIAL)}`;
}

export function identityPapers(
  chance: Chance,
  country: Country,
  today: Day,
  nationality: string = country === 'IT' ? 'ITA' : 'DEU',
): IdentityPapers {
  const italian = country === 'IT';
  return {
    nationality,
    cardNumber: italian
      ? `CA${chance.digits(5)}${chance.letters(2)}`
      : `${chance.pick(['L', 'T', 'Y'])}${chance.letters(8, GERMAN_SERIAL)}`,
    passportNumber: italian ? `Y${chance.pick(['A', 'B'])}${chance.digits(7)}` : `C${chance.letters(8, GERMAN_SERIAL)}`,
    cardIssued: shiftDays(today, -chance.between(400, 1900)),
    passportIssued: shiftDays(today, -chance.between(200, 2400)),
    permitNumber: permitNumber(chance, country, nationality),
    height: chance.between(155, 194),
    eyes: chance.pick(italian ? ['castani', 'verdi', 'azzurri'] : ['braun', 'grün', 'blau', 'grau']),
  };
}
