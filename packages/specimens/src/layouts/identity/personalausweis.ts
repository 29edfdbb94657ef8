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

/** German identity card: neither side tells the sex, and the zone says D where others say three letters. */
export function personalausweis(person: Person): IdentitySide[] {
  const { papers } = person;
  const facts = { number: papers.cardNumber, nationality: 'DEU', expires: tenYears(papers.cardIssued) };
  const zone = td1({
    documentCode: 'ID',
    issuer: 'D',
    number: facts.number,
    nationality: 'D',
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: null,
    expires: facts.expires,
    secondOptional: '2108',
  });
  const front = (paper: Paper): void => {
    waves(paper, [0.92, 0.95, 0.93], [0.76, 0.86, 0.8]);
    paper.text(10, 12, 'BUNDESREPUBLIK DEUTSCHLAND', { size: 6.5, cut: 'bold' });
    paper.text(10, 20, 'PERSONALAUSWEIS / IDENTITY CARD / CARTE D’IDENTITÉ', { size: 4.5 });
    paper.text(232, 14, facts.number, { size: 9.5, cut: 'bold', align: 'right' });
    portrait(paper, 10, 30, 66, 84);
    field(paper, 86, 32, '[a] Name/Surname/Nom', upper(person.lastName));
    field(paper, 86, 50, 'Vornamen/Given names/Prénoms', upper(person.firstName));
    field(paper, 86, 68, 'Geburtstag/Date of birth/Date de naissance', dot(person.birthDay));
    field(paper, 170, 68, 'Staatsangehörigkeit/Nationality', 'DEUTSCH');
    field(paper, 86, 86, 'Geburtsort/Place of birth/Lieu de naissance', upper(person.birthPlace.name));
    field(paper, 86, 104, 'Gültig bis/Date of expiry/Date d’expiration', dot(facts.expires));
    field(paper, 86, 122, 'Unterschrift der Inhaberin/des Inhabers', '');
    signature(paper, 90, 142);
    paper.text(232, 140, '448190', { size: 8, align: 'right' });
  };
  const back = (paper: Paper): void => {
    waves(paper, [0.93, 0.95, 0.92], [0.8, 0.88, 0.78]);
    field(paper, 12, 12, 'Anschrift/Address/Adresse', `${person.address.postcode} ${upper(person.address.city)}`);
    paper.text(12, 29, upper(person.address.street), { size: 7.5, cut: 'bold' });
    field(paper, 140, 12, 'Größe/Height/Taille', `${papers.height} cm`);
    field(paper, 190, 12, 'Augenfarbe/Colour of eyes', upper(papers.eyes));
    field(paper, 140, 34, 'Datum/Date', dot(papers.cardIssued));
    field(paper, 12, 52, 'Behörde/Authority/Autorité', `STADT ${upper(person.address.city)}`);
    printZone(paper, 14, 112, zone, 15);
  };
  const base = { type: 'id_card', country: 'DE', layout: 'personalausweis', size: CARD } as const;
  return [
    {
      ...base,
      name: 'personalausweis-vorderseite',
      side: 'front',
      fields: printedFields(person, facts, { sex: null }),
      draw: front,
    },
    {
      ...base,
      name: 'personalausweis-rueckseite',
      side: 'back',
      fields: zoneFields(person, facts, { sex: null }),
      zone,
      draw: back,
    },
  ];
}
