import { inGroups } from '../../identifiers/iban.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import type { Person } from '../../people/person.ts';
import { germanMonth, numeric } from '../../wording/dates.ts';
import { plain, signed } from '../../wording/money.ts';
import { cityLine, germanSalutation } from '../../wording/names.ts';
import { type GermanPayslipLayout, madeOn, type PayslipPaper } from './layout.ts';

type On = PayslipPaper<GermanSlip>;
const print: TextStyle = { size: 8.5, family: 'times' };
const nameOf = (person: Person): string => `${person.lastName}, ${person.firstName}`;

function head(paper: Paper, { person, job, slip }: On): void {
  const { german } = job;
  paper.text(50, 50, job.employer.name, { size: 12, family: 'times', cut: 'bold' });
  paper.text(50, 63, `Bezügestelle · ${job.employer.address.street} · ${cityLine(job.employer.address)}`, {
    ...print,
    size: 7.5,
  });
  paper.lines(
    50,
    110,
    [
      germanSalutation(person),
      `${person.firstName} ${person.lastName}`,
      person.address.street,
      cityLine(person.address),
    ],
    12,
    { ...print, size: 10 },
  );
  paper.text(320, 110, 'Bezügemitteilung', { size: 15, family: 'times', cut: 'bold' });
  paper.text(
    320,
    126,
    `Monat: ${germanMonth(slip.month)} ${slip.month.slice(0, 4)}   Datum: ${numeric(madeOn(slip), '.')}`,
    print,
  );
  const facts: readonly (readonly [string, string, string, string])[] = [
    ['Name', nameOf(person), 'Personalnummer', job.personnelNumber],
    ['Geburtsdatum', numeric(person.birthDay, '.'), 'Eintritt', numeric(job.hired, '.')],
    ['Entgeltgruppe', job.level, 'Austritt', job.ends ? numeric(job.ends, '.') : ''],
    ['Steuerklasse', String(german?.taxClass ?? ''), 'Kinderfreibeträge', `${german?.children ?? 0},0`],
    ['Steuer-IdNr.', person.steuerId ?? '', 'Konfession', german?.church ?? '-'],
    ['Vers.-Nr.', person.svNumber ?? '', 'Krankenkasse', german?.fund.name ?? ''],
  ];
  facts.forEach(([a, b, c, d], index) => {
    const y = 188 + index * 14;
    paper.text(50, y, `${a}:`, print);
    paper.text(140, y, b, { ...print, cut: 'bold' });
    paper.text(310, y, `${c}:`, print);
    paper.text(410, y, d, { ...print, cut: 'bold' });
  });
}

/** One long column: the month in the first, the year so far in the second. */
function body(paper: Paper, { person, slip }: On): void {
  const { toDate } = slip;
  const rows: readonly (readonly [string, string, string, boolean?])[] = [
    ...slip.items.map((item) => [item.label, plain(item.amount), ''] as const),
    ['Gesamtbrutto', plain(slip.gross), plain(toDate.gross), true],
    ['Steuerbrutto', plain(slip.gross), plain(toDate.taxGross)],
    ['Lohnsteuer', signed(-slip.wageTax), plain(toDate.wageTax)],
    ['Solidaritätszuschlag', signed(-slip.solidarity), plain(toDate.solidarity)],
    ['Kirchensteuer', signed(-slip.churchTax), plain(toDate.churchTax)],
    ['Steuerrechtliche Abzüge', signed(-slip.taxDeductions), '', true],
    ['Krankenversicherung', signed(-slip.health), plain(toDate.health)],
    ['Pflegeversicherung', signed(-slip.care), plain(toDate.care)],
    ['Rentenversicherung', signed(-slip.pension), plain(toDate.pension)],
    ['Arbeitslosenversicherung', signed(-slip.unemployment), plain(toDate.unemployment)],
    ['SV-rechtliche Abzüge', signed(-slip.socialDeductions), '', true],
    ['Gesetzliches Netto', plain(slip.net), '', true],
    ...slip.netItems.map((item) => [item.label, signed(item.amount), ''] as const),
    ['Überweisungsbetrag', plain(slip.paid), '', true],
  ];
  paper.text(390, 290, 'Betrag EUR', { ...print, align: 'right' });
  paper.text(530, 290, 'Jahressumme EUR', { ...print, align: 'right' });
  paper.rule(50, 294, 530, 294, 0.6);
  rows.forEach(([label, amount, year, strong], index) => {
    const y = 310 + index * 15;
    const style: TextStyle = { ...print, cut: strong ? 'bold' : 'regular' };
    paper.text(50, y, label, style);
    paper.text(390, y, amount, { ...style, align: 'right' });
    paper.text(530, y, year, { ...style, align: 'right' });
    if (strong) paper.rule(50, y + 4, 390, y + 4, 0.3);
  });
  paper.text(50, 720, `Die Überweisung erfolgt auf das Konto ${inGroups(person.account.iban)}.`, print);
  paper.text(50, 780, 'Bescheinigung nach § 108 Abs. 3 Gewerbeordnung. Bitte bewahren Sie diese Mitteilung auf.', {
    ...print,
    size: 7,
  });
}

export const tarif: GermanPayslipLayout = {
  name: 'tarif',
  imprint: { producer: 'Apache FOP Version 2.3', creator: 'KIDICAP', family: 'times' },
  nameOf,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    body(paper, on);
  },
};
