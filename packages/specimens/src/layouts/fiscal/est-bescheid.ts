import { steuerIdInGroups } from '../../identifiers/steuer-id.ts';
import { yearlyTax } from '../../pay/de/wage-tax.ts';
import type { Person, Practice } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain, share } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

const euros = (cents: number): string => plain(cents).replace(/,\d\d$/, '');
const whole = (cents: number): number => Math.round(cents / 100) * 100;

/** German income tax assessment of somebody with a business and perhaps a wage. */
export function estBescheid(person: Person, practice: Practice, wage: number, year: number): FiscalPaper {
  const made = `${year + 1}-08-19`;
  const business = whole(share(practice.receipts, practice.incomeShare));
  const employment = wage > 0 ? whole(wage) - 123_000 : 0;
  const total = business + employment;
  const provisions = whole(share(total, 1750));
  const taxable = total - provisions - 3_600;
  const tax = Math.floor(yearlyTax(taxable / 100, year)) * 100;
  const rows: readonly (readonly [string, string])[] = [
    ['Einkünfte aus Gewerbebetrieb', euros(business)],
    ...(employment > 0
      ? ([
          ['Bruttoarbeitslohn', euros(whole(wage))],
          ['ab Werbungskosten (Arbeitnehmer-Pauschbetrag)', '1.230'],
          ['Einkünfte aus nichtselbständiger Arbeit', euros(employment)],
        ] as const)
      : []),
    ['Summe der Einkünfte', euros(total)],
    ['Gesamtbetrag der Einkünfte', euros(total)],
    ['ab Beiträge zur Kranken- und Pflegeversicherung, Altersvorsorge', euros(provisions)],
    ['ab Sonderausgaben-Pauschbetrag', '36'],
    ['zu versteuerndes Einkommen', euros(taxable)],
  ];
  return {
    name: `einkommensteuerbescheid-${year}`,
    type: 'est_bescheid',
    country: 'DE',
    layout: 'est-bescheid',
    imprint: { title: 'Steuerbescheid', producer: 'Konsens', creator: 'Finanzverwaltung', family: 'courier' },
    made,
    fields: {
      tax_year: year,
      person_name: naturalName(person),
      fiscal_id: person.steuerId,
      issue_date: made,
      gross_income: total,
      taxable_income: taxable,
      tax,
      is_joint: false,
    },
    draw: (paper) => {
      paper.text(60, 60, `Finanzamt ${person.address.city}`, { size: 11, cut: 'bold' });
      paper.text(60, 74, 'Steuernummer 22/815/08150', { size: 9 });
      paper.text(60, 86, `IdNr. ${steuerIdInGroups(person.steuerId ?? '')}`, { size: 9 });
      paper.text(540, 60, numeric(made, '.'), { size: 9, align: 'right' });
      paper.lines(
        60,
        130,
        [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
        12,
        { size: 10 },
      );
      paper.text(60, 220, `Bescheid für ${year}`, { size: 13, cut: 'bold' });
      paper.text(60, 236, 'über Einkommensteuer und Solidaritätszuschlag', { size: 11 });
      paper.text(60, 268, 'Festsetzung', { size: 10, cut: 'bold' });
      paper.text(420, 268, 'Einkommensteuer', { size: 8, align: 'right' });
      paper.text(540, 268, 'Solidaritätszuschlag', { size: 8, align: 'right' });
      paper.text(60, 284, 'Festgesetzt werden  EUR', { size: 9 });
      paper.text(420, 284, plain(tax), { size: 9, align: 'right' });
      paper.text(540, 284, plain(0), { size: 9, align: 'right' });
      paper.text(60, 330, 'Besteuerungsgrundlagen', { size: 10, cut: 'bold' });
      paper.text(60, 344, 'Berechnung des zu versteuernden Einkommens', { size: 9 });
      paper.text(540, 344, 'EUR', { size: 9, align: 'right' });
      rows.forEach(([label, value], index) => {
        paper.text(60, 364 + index * 15, label, { size: 8.5 });
        paper.text(540, 364 + index * 15, value, { size: 9, align: 'right' });
      });
      paper.text(60, 560, 'Rechtsbehelfsbelehrung: Der Bescheid kann mit dem Einspruch angefochten werden.', {
        size: 7.5,
      });
    },
  };
}
