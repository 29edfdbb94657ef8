import { steuerIdInGroups } from '../../identifiers/steuer-id.ts';
import type { GermanYearToDate } from '../../pay/de/slip.ts';
import type { Job, Person } from '../../people/person.ts';
import { dayAndMonth, numeric, sixDigits } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

type Line = readonly [number: string, label: string, value: number | null];

const linesOf = (sums: GermanYearToDate): Line[] => [
  ['3.', 'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.', sums.gross],
  ['4.', 'Einbehaltene Lohnsteuer von 3.', sums.wageTax],
  ['5.', 'Einbehaltener Solidaritätszuschlag von 3.', sums.solidarity || null],
  ['6.', 'Einbehaltene Kirchensteuer des Arbeitnehmers von 3.', sums.churchTax || null],
  ['7.', 'Einbehaltene Kirchensteuer des Ehegatten/Lebenspartners von 3.', null],
  ['8.', 'In 3. enthaltene Versorgungsbezüge', null],
  ['10.', 'Ermäßigt besteuerter Arbeitslohn für mehrere Kalenderjahre', null],
  ['11.', 'Einbehaltene Lohnsteuer von 9. und 10.', null],
  ['15.', 'Kurzarbeitergeld, Zuschuss zum Mutterschaftsgeld, Verdienstausfall', null],
  ['17.', 'Steuerfreie Arbeitgeberleistungen für Fahrten', null],
  ['22.', 'Arbeitgeberanteil a) zur gesetzlichen Rentenversicherung', sums.pension],
  ['23.', 'Arbeitnehmeranteil a) zur gesetzlichen Rentenversicherung', sums.pension],
  ['24.', 'Steuerfreie Arbeitgeberzuschüsse a) zur gesetzlichen KV', null],
  ['25.', 'Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung', sums.health],
  ['26.', 'Arbeitnehmerbeiträge zur sozialen Pflegeversicherung', sums.care],
  ['27.', 'Arbeitnehmerbeiträge zur Arbeitslosenversicherung', sums.unemployment],
];

/** What a German employer reported for the year: the form's right half is a column of numbered lines. */
export function lohnsteuerbescheinigung(person: Person, job: Job, sums: GermanYearToDate, year: number): FiscalPaper {
  const made = `${year + 1}-01-28`;
  const from = job.hired > `${year}-01-01` ? job.hired : `${year}-01-01`;
  return {
    name: `lohnsteuerbescheinigung-${year}`,
    type: 'lohnsteuerbescheinigung',
    country: 'DE',
    layout: 'lohnsteuerbescheinigung',
    imprint: {
      title: `Lohnsteuerbescheinigung ${year}`,
      producer: 'DATEV eG',
      creator: 'DATEV Lohn und Gehalt',
      family: 'helvetica',
    },
    made,
    fields: {
      tax_year: year,
      person_name: naturalName(person),
      fiscal_id: person.steuerId,
      payer_name: job.employer.name,
      gross_income: sums.gross,
      tax: sums.wageTax,
      // A certificate that begins with the year says nothing about when the job did.
      employment_start: from.endsWith('-01-01') ? null : from,
    },
    draw: (paper) => {
      paper.text(48, 52, `Ausdruck der elektronischen Lohnsteuerbescheinigung für ${year}`, { size: 13, cut: 'bold' });
      paper.text(48, 66, 'Nachstehende Daten wurden maschinell an die Finanzverwaltung übertragen.', { size: 7 });
      paper.lines(48, 110, [naturalName(person), person.address.street, cityLine(person.address)], 12, {
        size: 10,
        family: 'courier',
      });
      const facts: readonly (readonly [string, string])[] = [
        ['Datum', numeric(made, '.')],
        ['Identifikationsnummer', steuerIdInGroups(person.steuerId ?? '')],
        ['Personalnummer', job.personnelNumber],
        ['Geburtsdatum', numeric(person.birthDay, '.')],
        ['Transferticket', `ef2026${sixDigits(made)}${job.personnelNumber}`],
        ['Steuerklasse', String(job.german?.taxClass ?? '')],
        ['Kirchensteuermerkmale', job.german?.church ?? '--'],
      ];
      facts.forEach(([label, value], index) => {
        paper.text(48, 180 + index * 20, label, { size: 6.5 });
        paper.text(48, 190 + index * 20, value, { size: 9, family: 'courier' });
      });
      paper.text(48, 350, 'Anschrift und Steuernummer des Arbeitgebers', { size: 6.5 });
      paper.lines(
        48,
        364,
        [job.employer.name, job.employer.address.street, cityLine(job.employer.address), '22/815/08150'],
        12,
        { size: 9, family: 'courier' },
      );
      paper.box(250, 90, 305, 20, { border: [0, 0, 0] });
      paper.text(254, 103, '1. Bescheinigungszeitraum', { size: 7.5 });
      paper.text(548, 103, `vom ${dayAndMonth(from)} bis 31.12.`, { size: 9, family: 'courier', align: 'right' });
      linesOf(sums).forEach(([number, label, value], index) => {
        const y = 110 + index * 24;
        paper.box(250, y, 305, 24, { border: [0, 0, 0] });
        paper.rule(470, y, 470, y + 24, 0.4);
        paper.text(254, y + 11, number, { size: 7.5 });
        paper.lines(272, y + 11, paper.wrap(label, 190, { size: 7 }), 8, { size: 7 });
        if (value !== null) paper.text(548, y + 16, plain(value), { size: 9.5, family: 'courier', align: 'right' });
      });
    },
  };
}
