import type { GermanYearToDate } from '../../pay/de/slip.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { dayAndMonth } from '../../wording/dates.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { type Fact, factPlaceOf, writeFacts } from '../facts.ts';
import { addressLine } from '../payslip/model.ts';
import { type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

/** A Lohnsteuerbescheinigung as one of many programs prints it. */
export function wageTaxCertificateByChance(
  draw: Draw,
  style: Style,
  person: Person,
  job: Job,
  sums: GermanYearToDate,
  year: number,
): Promise<Specimen> {
  const made = `${year + 1}-0${draw.chance.between(1, 2)}-${draw.chance.between(10, 27)}`;
  const from = job.hired > `${year}-01-01` ? job.hired : `${year}-01-01`;
  const money = (cents: number): string => (cents === 0 ? '' : style.money(cents));
  const box = (number: string, label: string, value: string, short?: string): Box => ({
    number,
    label,
    values: [value],
    ...(short ? { short } : {}),
  });
  const boxes: Box[] = [
    box('1.', 'Bescheinigungszeitraum', `${dayAndMonth(from)} - 31.12.`),
    box('2.', 'Zeiträume ohne Anspruch auf Arbeitslohn', ''),
    box('3.', 'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.', money(sums.gross), 'Bruttoarbeitslohn'),
    box('4.', 'Einbehaltene Lohnsteuer von 3.', money(sums.wageTax), 'Lohnsteuer von 3.'),
    box('5.', 'Einbehaltener Solidaritätszuschlag von 3.', money(sums.solidarity), 'Solidaritätszuschlag von 3.'),
    box('6.', 'Einbehaltene Kirchensteuer des Arbeitnehmers von 3.', money(sums.churchTax), 'Kirchensteuer AN von 3.'),
    box('10.', 'Ermäßigt besteuerter Arbeitslohn für mehrere Kalenderjahre', ''),
    box('15.', 'Kurzarbeitergeld, Zuschuss zum Mutterschaftsgeld u. a.', ''),
    box('22.', 'Arbeitgeberanteil zur gesetzlichen Rentenversicherung', money(sums.pension), 'AG-Anteil ges. RV'),
    box('23.', 'Arbeitnehmeranteil zur gesetzlichen Rentenversicherung', money(sums.pension), 'AN-Anteil ges. RV'),
    box('25.', 'Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung', money(sums.health), 'AN-Beiträge ges. KV'),
    box('26.', 'Arbeitnehmerbeiträge zur sozialen Pflegeversicherung', money(sums.care), 'AN-Beiträge soz. PV'),
    box('27.', 'Arbeitnehmerbeiträge zur Arbeitslosenversicherung', money(sums.unemployment), 'AN-Beiträge AV'),
  ];
  const hasId = draw.chance.happens(0.9);
  const facts: Fact[] = [
    ['Datum', style.day(made)],
    ...(hasId
      ? ([
          [
            draw.word(['Identifikationsnummer', 'Steuerliche Identifikationsnummer', 'IdNr.']),
            style.id(person.steuerId ?? ''),
          ],
        ] as const)
      : []),
    ['Personalnummer', job.personnelNumber],
    ['Geburtsdatum', style.day(person.birthDay)],
    ['Steuerklasse', String(job.german?.taxClass ?? '')],
    ['Kirchensteuermerkmale', job.german?.church ?? '--'],
    ['Transferticket', `et${draw.chance.digits(16)}`],
  ];
  const { look } = style;
  const asFact = draw.flag('employer by a caption', 0.5);
  return formPaper(draw, style, {
    name: `lohnsteuerbescheinigung-${year}`,
    type: 'lohnsteuerbescheinigung',
    country: 'DE',
    title: `Lohnsteuerbescheinigung ${year}`,
    made,
    fields: {
      tax_year: year,
      person_name: naturalName(person),
      fiscal_id: hasId ? person.steuerId : null,
      payer_name: job.employer.name,
      gross_income: sums.gross,
      ...(sums.wageTax > 0 ? { tax: sums.wageTax } : {}),
      employment_start: from.endsWith('-01-01') ? null : from,
    },
    write: (paper) => {
      const { family, squeeze, margin } = look;
      const width = paper.width - 2 * margin;
      const title = draw.word([
        `Ausdruck der elektronischen Lohnsteuerbescheinigung für ${year}`,
        `Elektronische Lohnsteuerbescheinigung für ${year}`,
      ]);
      paper.text(margin, 48, title, { family, squeeze, size: 12, cut: 'bold' });
      let y = paper.lines(margin, 78, [naturalName(person), person.address.street, cityLine(person.address)], 12, {
        family,
        squeeze,
        size: 9.5,
      });
      const label = draw.word(['Anschrift und Steuernummer des Arbeitgebers', 'Arbeitgeber']);
      y =
        writeFacts(
          paper,
          { x: margin, y: y + 14, width },
          asFact ? [...facts, ['Arbeitgeber', job.employer.name]] : facts,
          factPlaceOf(draw),
          look,
        ) + 8;
      if (!asFact) {
        paper.text(margin, y, label, { family, squeeze, size: 6.5 });
        y =
          paper.lines(margin, y + 12, [job.employer.name, addressLine(job.employer.address)], 11, {
            family,
            squeeze,
            size: 9,
          }) + 10;
      }
      writeBlocks(paper, style, [{ title: '', boxes, mayBreak: true }], y + 4);
    },
  });
}
