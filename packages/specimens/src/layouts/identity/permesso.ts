import type { Day } from '@vesta/domain/dates/day';
import { shiftDays, shiftYears } from '../../calendar.ts';
import { td1 } from '../../identifiers/mrz.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { printZone } from '../../picture/ocr-b.ts';
import { numeric } from '../../wording/dates.ts';
import { noFields, zoneFields } from './facts.ts';
import { field } from './field.ts';
import { portrait, signature, waves } from './ground.ts';
import { CARD, type IdentitySide } from './layout.ts';

interface PermitWords {
  readonly state: string;
  readonly country: 'IT' | 'DE';
  readonly title: string;
  readonly labels: readonly [
    until: string,
    place: string,
    type: string,
    remarks: string,
    birth: string,
    nationality: string,
  ];
  readonly kind: string;
  readonly documentCode: string;
  readonly layout: string;
  readonly name: string;
}

const italian: PermitWords = {
  state: 'ITA',
  country: 'IT',
  title: 'PERMESSO DI SOGGIORNO',
  labels: [
    'VALIDO FINO A',
    'RILASCIATO A, IL',
    'TIPO DI PERMESSO',
    'ANNOTAZIONI',
    'DATA E LUOGO DI NASCITA',
    'CITTADINANZA',
  ],
  kind: 'LAVORO SUBORDINATO',
  documentCode: 'IR',
  layout: 'permesso-di-soggiorno',
  name: 'permesso-di-soggiorno',
};

const german: PermitWords = {
  state: 'D',
  country: 'DE',
  title: 'AUFENTHALTSTITEL',
  labels: [
    'GÜLTIG BIS',
    'AUSGESTELLT IN, AM',
    'ART DES TITELS',
    'ANMERKUNGEN',
    'GEBURTSDATUM UND -ORT',
    'STAATSANGEHÖRIGKEIT',
  ],
  kind: 'AUFENTHALTSERLAUBNIS',
  documentCode: 'AR',
  layout: 'aufenthaltstitel',
  name: 'aufenthaltstitel',
};

const upper = (text: string): string => text.toLocaleUpperCase('it');
const dot = (day: Day): string => numeric(day, '.');

/** The uniform European permit card, worded by the state that issues it. */
export function residencePermit(person: Person): IdentitySide[] {
  const words = person.country === 'IT' ? italian : german;
  const { papers } = person;
  const issued = papers.cardIssued;
  const facts = {
    number: papers.permitNumber ?? '',
    nationality: papers.nationality,
    expires: shiftDays(shiftYears(issued, 6), -1),
  };
  const zone = td1({
    documentCode: words.documentCode,
    issuer: words.state,
    number: facts.number,
    nationality: facts.nationality,
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: person.sex,
    expires: facts.expires,
    optional: person.fiscalCode?.slice(0, 15) ?? '',
  });
  const [until, place, type, remarks, birth, nationality] = words.labels;
  const front = (paper: Paper): void => {
    waves(paper, [0.95, 0.92, 0.93], [0.87, 0.76, 0.8]);
    paper.text(76, 14, words.title, { size: 8, cut: 'bold', ink: [0.3, 0.15, 0.35] });
    paper.text(232, 14, facts.number, { size: 9, cut: 'bold', align: 'right' });
    portrait(paper, 10, 30, 60, 80);
    field(paper, 80, 30, words.country === 'IT' ? 'COGNOME NOME' : 'NAME VORNAMEN', upper(person.lastName));
    paper.text(80, 47, upper(person.firstName), { size: 7.5, cut: 'bold' });
    field(paper, 80, 58, until, dot(facts.expires));
    field(paper, 80, 76, place, `${upper(person.address.city)} ${dot(issued)}`);
    field(paper, 80, 94, type, words.kind);
    field(paper, 80, 112, remarks, words.country === 'IT' ? (person.fiscalCode ?? '') : 'ERWERBSTÄTIGKEIT ERLAUBT');
    signature(paper, 14, 136);
  };
  const back = (paper: Paper): void => {
    waves(paper, [0.94, 0.94, 0.9], [0.84, 0.84, 0.74]);
    field(paper, 10, 12, birth, `${dot(person.birthDay)} ${upper(person.birthPlace.name)}`);
    field(paper, 10, 32, nationality, facts.nationality);
    field(paper, 90, 32, words.country === 'IT' ? 'SESSO' : 'GESCHLECHT', person.sex);
    printZone(paper, 14, 112, zone, 15);
  };
  const base = { type: 'residence_permit', country: words.country, layout: words.layout, size: CARD } as const;
  const told = {
    ...noFields,
    surname: upper(person.lastName),
    given_names: upper(person.firstName),
    document_number: facts.number,
    expiry_date: facts.expires,
    fiscal_code: person.fiscalCode,
    // The code on the front tells both.
    birth_date: person.fiscalCode ? person.birthDay : null,
    sex: person.fiscalCode ? person.sex : null,
  };
  return [
    { ...base, name: `${words.name}-front`, side: 'front', fields: told, draw: front },
    {
      ...base,
      name: `${words.name}-back`,
      side: 'back',
      fields: zoneFields(person, facts, { birth_place: upper(person.birthPlace.name) }),
      zone,
      draw: back,
    },
  ];
}
