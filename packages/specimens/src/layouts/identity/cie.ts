import { td1 } from '../../identifiers/mrz.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { printZone } from '../../picture/ocr-b.ts';
import { numeric } from '../../wording/dates.ts';
import { birthdayAfterTenYears, printedFields, zoneFields } from './facts.ts';
import { field } from './field.ts';
import { bars, portrait, signature, waves } from './ground.ts';
import { CARD, type IdentitySide } from './layout.ts';

const upper = (text: string): string => text.toLocaleUpperCase('it');
const dot = (day: string): string => numeric(day, '.');

/** Italian electronic identity card. */
export function cie(person: Person): IdentitySide[] {
  const { papers } = person;
  const facts = {
    number: papers.cardNumber,
    nationality: 'ITA',
    expires: birthdayAfterTenYears(papers.cardIssued, person.birthDay),
  };
  const zone = td1({
    documentCode: 'C',
    issuer: 'ITA',
    number: facts.number,
    nationality: 'ITA',
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: person.sex,
    expires: facts.expires,
  });
  const front = (paper: Paper): void => {
    waves(paper, [0.9, 0.94, 0.97], [0.75, 0.85, 0.9]);
    paper.text(10, 13, 'REPUBBLICA ITALIANA', { size: 7, cut: 'bold' });
    paper.text(10, 20, 'MINISTERO DELL’INTERNO', { size: 4.5 });
    paper.text(10, 30, 'CARTA DI IDENTITÀ / IDENTITY CARD', { size: 6.5, cut: 'bold', ink: [0.1, 0.25, 0.5] });
    paper.text(232, 14, facts.number, { size: 10, cut: 'bold', align: 'right' });
    portrait(paper, 10, 42, 62, 82);
    field(paper, 82, 42, 'COMUNE DI / MUNICIPALITY', upper(person.address.city));
    field(paper, 82, 57, 'COGNOME / SURNAME', upper(person.lastName));
    field(paper, 82, 72, 'NOME / NAME', upper(person.firstName));
    field(
      paper,
      82,
      87,
      'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
      `${upper(person.birthPlace.name)} (${person.birthPlace.province ?? ''}) ${dot(person.birthDay)}`,
    );
    field(paper, 82, 102, 'SESSO / SEX', person.sex);
    field(paper, 112, 102, 'STATURA / HEIGHT', String(papers.height));
    field(paper, 158, 102, 'CITTADINANZA / NATIONALITY', 'ITA');
    field(paper, 82, 117, 'EMISSIONE / ISSUING', dot(papers.cardIssued));
    field(paper, 145, 117, 'SCADENZA / EXPIRY', dot(facts.expires));
    paper.text(10, 133, 'FIRMA DEL TITOLARE', { size: 4 });
    signature(paper, 12, 144);
    paper.text(200, 143, '318442', { size: 8, cut: 'bold' });
  };
  const back = (paper: Paper): void => {
    waves(paper, [0.93, 0.95, 0.9], [0.8, 0.87, 0.75]);
    field(paper, 10, 10, 'CODICE FISCALE / FISCAL CODE', person.fiscalCode ?? '', {
      value: { family: 'courier', size: 9 },
    });
    bars(paper, 118, 8, 112, 14, person.fiscalCode ?? '');
    field(paper, 10, 30, 'ESTREMI ATTO DI NASCITA', `1140 p1 SA - ${person.birthDay.slice(0, 4)}`);
    field(
      paper,
      10,
      48,
      'INDIRIZZO DI RESIDENZA / RESIDENCE',
      `${upper(person.address.street)} ${upper(person.address.city)} (${person.address.province ?? ''})`,
      { value: { size: 6.5 } },
    );
    printZone(paper, 14, 112, zone, 15);
  };
  const base = { type: 'id_card', country: 'IT', layout: 'cie', size: CARD } as const;
  return [
    { ...base, name: 'carta-identita-fronte', side: 'front', fields: printedFields(person, facts), draw: front },
    {
      ...base,
      name: 'carta-identita-retro',
      side: 'back',
      fields: zoneFields(person, facts, { fiscal_code: person.fiscalCode }),
      zone,
      draw: back,
    },
  ];
}
