import { td1 } from '../../identifiers/mrz.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { printZone } from '../../picture/ocr-b.ts';
import { numeric } from '../../wording/dates.ts';
import { printedFields, tenYears, zoneFields } from './facts.ts';
import { field } from './field.ts';
import { portrait, signature, waves } from './ground.ts';
import { CARD, type IdentitySide } from './layout.ts';

const upper = (text: string): string => text.toLocaleUpperCase('de');
const dot = (day: string): string => numeric(day, '.');

/** A card of another member state, for people who live abroad in Europe. */
export function austrianCard(person: Person): IdentitySide[] {
  const { papers } = person;
  const facts = {
    number: `PA${papers.passportNumber.replace(/\D/g, '').padEnd(7, '4').slice(0, 7)}`,
    nationality: 'AUT',
    expires: tenYears(papers.cardIssued),
  };
  const zone = td1({
    documentCode: 'ID',
    issuer: 'AUT',
    number: facts.number,
    nationality: 'AUT',
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: person.sex,
    expires: facts.expires,
  });
  const front = (paper: Paper): void => {
    waves(paper, [0.96, 0.92, 0.92], [0.9, 0.75, 0.75]);
    paper.text(10, 12, 'REPUBLIK ÖSTERREICH', { size: 7, cut: 'bold' });
    paper.text(10, 20, 'PERSONALAUSWEIS / IDENTITY CARD', { size: 5 });
    portrait(paper, 10, 28, 62, 80);
    field(paper, 82, 30, 'Familienname / Surname', upper(person.lastName));
    field(paper, 82, 46, 'Vorname(n) / Given name(s)', upper(person.firstName));
    field(paper, 82, 62, 'Geschlecht / Sex', person.sex);
    field(paper, 130, 62, 'Staatsangehörigkeit / Nationality', 'AUT');
    field(paper, 82, 78, 'Geburtsdatum / Date of birth', dot(person.birthDay));
    field(paper, 160, 78, 'Geburtsort / Place of birth', upper(person.birthPlace.name));
    field(paper, 82, 94, 'Gültig bis / Date of expiry', dot(facts.expires));
    field(paper, 160, 94, 'Dokumentnummer / Document no.', facts.number);
    signature(paper, 90, 130);
  };
  const back = (paper: Paper): void => {
    waves(paper, [0.95, 0.94, 0.92], [0.86, 0.8, 0.76]);
    field(paper, 12, 14, 'Ausgestellt am / Date of issue', dot(papers.cardIssued));
    field(paper, 12, 32, 'Behörde / Authority', 'BEZIRKSHAUPTMANNSCHAFT');
    field(paper, 150, 14, 'Größe / Height', `${papers.height} cm`);
    printZone(paper, 14, 112, zone, 15);
  };
  const base = { type: 'id_card', country: 'AT', layout: 'austrian-id', size: CARD } as const;
  return [
    {
      ...base,
      name: 'personalausweis-at-vorderseite',
      side: 'front',
      fields: printedFields(person, facts),
      draw: front,
    },
    {
      ...base,
      name: 'personalausweis-at-rueckseite',
      side: 'back',
      fields: zoneFields(person, facts),
      zone,
      draw: back,
    },
  ];
}
