import type { Day } from '@vesta/domain/dates/day';
import { shiftDays, shiftYears, yearOf } from '../../calendar.ts';
import { zoneName } from '../../identifiers/mrz.ts';
import type { Person } from '../../people/person.ts';
import type { Truth } from '../../truth.ts';

export interface DocumentFacts {
  readonly number: string;
  readonly nationality: string;
  readonly expires: Day;
}

const none: Truth['fields'] = {
  surname: null,
  given_names: null,
  document_number: null,
  nationality: null,
  birth_date: null,
  birth_place: null,
  sex: null,
  expiry_date: null,
  fiscal_code: null,
};

/** What the printed side tells. */
export const printedFields = (person: Person, facts: DocumentFacts, rest: Truth['fields'] = {}): Truth['fields'] => ({
  ...none,
  surname: person.lastName.toLocaleUpperCase('it'),
  given_names: person.firstName.toLocaleUpperCase('it'),
  document_number: facts.number,
  nationality: facts.nationality,
  birth_date: person.birthDay,
  birth_place: person.birthPlace.name.toLocaleUpperCase('it'),
  sex: person.sex,
  expiry_date: facts.expires,
  ...rest,
});

/** What a machine-readable zone tells, in its own letters. */
export const zoneFields = (person: Person, facts: DocumentFacts, rest: Truth['fields'] = {}): Truth['fields'] => ({
  ...none,
  surname: zoneName(person.lastName).replaceAll('<', ' '),
  given_names: zoneName(person.firstName).replaceAll('<', ' '),
  document_number: facts.number,
  nationality: facts.nationality,
  birth_date: person.birthDay,
  sex: person.sex,
  expiry_date: facts.expires,
  ...rest,
});

export const noFields = none;

/** Ten years, less a day. */
export const tenYears = (issued: Day): Day => shiftDays(shiftYears(issued, 10), -1);

/** Italian cards run out on the first birthday after ten years. */
export function birthdayAfterTenYears(issued: Day, birthDay: Day): Day {
  const end = shiftYears(issued, 10);
  const birthday = shiftYears(birthDay, yearOf(end) - yearOf(birthDay));
  return birthday >= end ? birthday : shiftYears(birthDay, yearOf(end) - yearOf(birthDay) + 1);
}
