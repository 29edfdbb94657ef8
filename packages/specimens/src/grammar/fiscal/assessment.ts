import { solidarity, yearlyTax } from '../../pay/de/wage-tax.ts';
import type { Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { plain, share } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { salutation } from '../names.ts';
import { type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

const whole = (cents: number): number => Math.round(cents / 100) * 100;
const euros = (cents: number): string => plain(cents).replace(/,\d\d$/, '');
const ALLOWANCE = 123_000;

/** An Einkommensteuerbescheid of somebody with a wage, a practice, or both. */
export function assessmentByChance(
  draw: Draw,
  style: Style,
  person: Person,
  yearlyWage: number,
  year: number,
): Promise<Specimen> {
  const made = `${year + 1}-0${draw.chance.between(5, 9)}-${draw.chance.between(10, 28)}`;
  const sources = draw.one([
    ['income from a wage', { wage: true, practice: false }, 2],
    ['income from a practice', { wage: false, practice: true }, 1],
    ['income from wage and practice', { wage: true, practice: true }, 1],
  ]);
  const wage = sources.wage ? whole(yearlyWage) : 0;
  const practice = sources.practice ? draw.chance.between(14_000, 61_000) * 100 : 0;
  const practiceWords = draw.word(['Einkünfte aus selbständiger Arbeit', 'Einkünfte aus Gewerbebetrieb']);
  const employment = wage > 0 ? wage - ALLOWANCE : 0;
  const total = employment + practice;
  const provisions = whole(share(total, draw.chance.between(1400, 1900)));
  const taxable = total - provisions - 3_600;
  const tax = Math.floor(yearlyTax(taxable / 100, year)) * 100;
  const surcharge = Math.floor(solidarity(tax / 100, year, 1) * 100);
  const withheld = wage > 0 ? whole(tax * 0.9) : 0;
  const row = (label: string, cents: number, short?: string): Box => ({
    number: '',
    label,
    values: [euros(cents)],
    ...(short ? { short } : {}),
  });
  const bases: Box[] = [
    ...(practice > 0 ? [row(practiceWords, practice)] : []),
    ...(wage > 0
      ? [
          row('Bruttoarbeitslohn', wage),
          row('ab Werbungskosten (Arbeitnehmer-Pauschbetrag)', ALLOWANCE, 'ab Arbeitnehmer-Pauschbetrag'),
          row('Einkünfte aus nichtselbständiger Arbeit', employment),
        ]
      : []),
    row('Summe der Einkünfte', total),
    row('Gesamtbetrag der Einkünfte', total),
    row('ab beschränkt abziehbare Sonderausgaben (Vorsorgeaufwendungen)', provisions, 'ab Vorsorgeaufwendungen'),
    row('ab Sonderausgaben-Pauschbetrag', 3_600),
    row('Einkommen / zu versteuerndes Einkommen', taxable, 'zu versteuerndes Einkommen'),
  ];
  const settled: Box[] = [
    {
      number: '',
      label: draw.word(['Festgesetzt werden EUR', 'festgesetzt werden']),
      values: [plain(tax), plain(surcharge)],
    },
    ...(withheld > 0
      ? [
          { number: '', label: 'ab Steuerabzug vom Lohn', values: [plain(withheld), plain(0)] },
          { number: '', label: 'verbleibende Steuer', values: [plain(tax - withheld), plain(surcharge)] },
        ]
      : []),
  ];
  const { look } = style;
  const hasPeople = draw.word(['both', 'letter'] as const);
  return formPaper(draw, style, {
    name: `einkommensteuerbescheid-${year}`,
    type: 'est_bescheid',
    country: 'DE',
    title: 'Steuerbescheid',
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
    write: (paper) => {
      const { family, squeeze, margin } = look;
      const print = { family, squeeze, size: 9 } as const;
      const right = paper.width - margin;
      paper.text(margin, 48, `Finanzamt ${person.address.city}`, { ...print, size: 11, cut: 'bold' });
      const number = `${draw.chance.digits(2)}/${draw.chance.digits(3)}/${draw.chance.digits(5)}`;
      paper.text(margin, 62, `${draw.word(['Steuernummer', 'St.-Nr.'])} ${number}`, print);
      paper.text(
        margin,
        74,
        `${draw.word(['IdNr.', 'Identifikationsnummer', 'Identifikationsnummer (IdNr.)'])} ${style.id(person.steuerId ?? '')}`,
        print,
      );
      paper.text(
        right,
        48,
        draw.word([style.day(made), `Datum ${style.day(made)}`, `${person.address.city}, ${style.day(made)}`]),
        { ...print, align: 'right' },
      );
      const window = [
        salutation(draw, person),
        naturalName(person),
        person.address.street,
        cityLine(person.address),
      ].filter(Boolean);
      let y = paper.lines(margin, 112, window, 12, { ...print, size: 10 }) + 20;
      paper.text(margin, y, `Bescheid für ${year}`, { ...print, size: 12, cut: 'bold' });
      paper.text(
        margin,
        y + 14,
        draw.word(['über Einkommensteuer und Solidaritätszuschlag', 'über Einkommensteuer, Solidaritätszuschlag']),
        { ...print, size: 10 },
      );
      y += 40;
      if (hasPeople === 'both') {
        paper.text(margin, y, `Art der Steuerfestsetzung: Der Bescheid ergeht für ${naturalName(person)}.`, print);
        y += 18;
      }
      const settlement = { title: 'Festsetzung', boxes: settled, heads: ['Einkommensteuer', 'Solidaritätszuschlag'] };
      const reckoning = {
        title: draw.word(['Besteuerungsgrundlagen', 'Berechnung des zu versteuernden Einkommens']),
        boxes: bases,
        heads: ['EUR'],
        mayBreak: true,
      };
      y = writeBlocks(paper, style, [settlement, reckoning], y);
      paper.text(margin, y + 10, 'Rechtsbehelfsbelehrung: Die Festsetzung kann mit dem Einspruch angefochten werden.', {
        ...print,
        size: 7,
      });
    },
  });
}
