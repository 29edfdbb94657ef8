import { td3 } from '../../identifiers/mrz.ts';
import type { Ink, Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { printZone } from '../../picture/ocr-b.ts';
import { italianMonth, numeric } from '../../wording/dates.ts';
import { printedFields, tenYears } from './facts.ts';
import { field } from './field.ts';
import { portrait, signature, waves } from './ground.ts';
import { type IdentitySide, PASSPORT_PAGE } from './layout.ts';

const upper = (text: string): string => text.toLocaleUpperCase('it');

interface Words {
  readonly title: string;
  readonly ground: Ink;
  readonly line: Ink;
  readonly labels: readonly [
    type: string,
    state: string,
    number: string,
    surname: string,
    given: string,
    nationality: string,
    birth: string,
    sex: string,
    place: string,
    issue: string,
    expiry: string,
    authority: string,
  ];
  readonly nationality: string;
  readonly date: (day: string) => string;
}

/** 14 apr/apr 1991, as Italian passports write days. */
const italianDate = (day: string): string =>
  `${day.slice(8)} ${italianMonth(day).slice(0, 3)} ${day.slice(0, 4)}`.toUpperCase();

const italian: Words = {
  title: 'REPUBBLICA ITALIANA',
  ground: [0.95, 0.92, 0.9],
  line: [0.86, 0.76, 0.72],
  labels: [
    'Tipo. Type',
    'Codice Paese. Code of issuing State',
    'Passaporto N. Passport No.',
    'Cognome. Surname. (1)',
    'Nome. Given Names. (2)',
    'Cittadinanza. Nationality. (3)',
    'Data di nascita. Date of birth. (4)',
    'Sesso. Sex. (5)',
    'Luogo di nascita. Place of birth. (6)',
    'Data di rilascio. Date of issue. (7)',
    'Data di scadenza. Date of expiry. (8)',
    'Autorità. Authority. (9)',
  ],
  nationality: 'ITALIANA',
  date: italianDate,
};

const german: Words = {
  title: 'BUNDESREPUBLIK DEUTSCHLAND',
  ground: [0.94, 0.93, 0.95],
  line: [0.8, 0.78, 0.86],
  labels: [
    'Typ / Type',
    'Kode / Code',
    'Pass-Nr. / Passport No.',
    '1. Name / Surname',
    '2. Vornamen / Given names',
    '3. Staatsangehörigkeit / Nationality',
    '4. Geburtsdatum / Date of birth',
    '5. Geschlecht / Sex',
    '6. Geburtsort / Place of birth',
    '7. Ausstellungsdatum / Date of issue',
    '8. Gültig bis / Date of expiry',
    '9. Behörde / Authority',
  ],
  nationality: 'DEUTSCH',
  date: (day) => numeric(day, '.'),
};

/** Of a state further away: in English, as passports are everywhere besides their own language. */
const foreign = (nationality: string): Words => ({
  title: 'PASSPORT',
  ground: [0.92, 0.95, 0.92],
  line: [0.76, 0.85, 0.76],
  labels: [
    'Type',
    'Country code',
    'Passport No.',
    'Surname',
    'Given names',
    'Nationality',
    'Date of birth',
    'Sex',
    'Place of birth',
    'Date of issue',
    'Date of expiry',
    'Authority',
  ],
  nationality,
  date: (day) => numeric(day, '/'),
});

interface Issuer {
  readonly words: Words;
  /** As the zone writes it. */
  readonly state: string;
  readonly nationality: string;
  readonly country: string;
  readonly layout: string;
  readonly authority: (person: Person) => string;
}

const alpha2: Readonly<Record<string, string>> = { NGA: 'NG', IND: 'IN', MAR: 'MA', PER: 'PE' };

function issuerOf({ papers: { nationality } }: Person): Issuer {
  if (nationality === 'ITA') {
    const authority = () => 'MINISTRO AFFARI ESTERI';
    return { words: italian, state: 'ITA', nationality, country: 'IT', layout: 'passaporto', authority };
  }
  if (nationality === 'DEU') {
    const authority = ({ address }: Person) => `STADT ${upper(address.city)}`;
    return { words: german, state: 'D', nationality, country: 'DE', layout: 'reisepass', authority };
  }
  const country = alpha2[nationality] ?? nationality.slice(0, 2);
  const authority = () => 'IMMIGRATION SERVICE';
  return { words: foreign(nationality), state: nationality, nationality, country, layout: 'passport', authority };
}

export function passport(person: Person): IdentitySide[] {
  const { papers } = person;
  const { words, state, country, layout, authority: issuedBy, ...issuer } = issuerOf(person);
  const facts = {
    number: papers.passportNumber,
    nationality: issuer.nationality,
    expires: tenYears(papers.passportIssued),
  };
  const zone = td3({
    documentCode: 'P',
    issuer: state,
    number: facts.number,
    nationality: state,
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: person.sex,
    expires: facts.expires,
  });
  const draw = (paper: Paper): void => {
    const [type, code, number, surname, given, nationality, birth, sex, place, issue, expiry, authority] = words.labels;
    waves(paper, words.ground, words.line, 6);
    paper.text(14, 20, words.title, { size: 8, cut: 'bold' });
    portrait(paper, 14, 40, 98, 126);
    field(paper, 124, 30, type, 'P');
    field(paper, 160, 30, code, state);
    field(paper, 250, 30, number, facts.number, { value: { size: 10 }, gap: 10 });
    const left: readonly (readonly [string, string])[] = [
      [surname, upper(person.lastName)],
      [given, upper(person.firstName)],
      [nationality, words.nationality],
      [birth, words.date(person.birthDay)],
      [place, upper(person.birthPlace.name)],
      [issue, words.date(papers.passportIssued)],
      [expiry, words.date(facts.expires)],
    ];
    for (const [index, [label, value]] of left.entries()) {
      field(paper, 124, 52 + index * 19, label, value, { value: { size: 9 }, gap: 9 });
    }
    field(paper, 250, 109, sex, person.sex, { value: { size: 9 }, gap: 9 });
    field(paper, 250, 147, authority, issuedBy(person), { gap: 9 });
    signature(paper, 258, 182);
    printZone(paper, 18, 216, zone, 18);
  };
  return [
    {
      name: layout,
      type: 'passport',
      country,
      layout,
      side: 'front',
      zone,
      size: PASSPORT_PAGE,
      fields: printedFields(person, facts),
      draw,
    },
  ];
}
