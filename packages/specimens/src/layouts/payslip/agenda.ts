import { cell } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import { germanMonthYear, numeric, numericShort } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { type GermanPayslipLayout, madeOn, type PayslipPaper } from './layout.ts';

type On = PayslipPaper<GermanSlip>;
const value: TextStyle = { size: 8, cut: 'bold' };
const right: TextStyle = { size: 8.5, align: 'right' };
const tint = [0.88, 0.94, 0.9] as const;

function head(paper: Paper, { person, job, slip }: On): void {
  const { german, employer } = job;
  paper.box(40, 34, 515, 26, { fill: tint });
  paper.text(48, 51, `Gehaltsabrechnung für ${germanMonthYear(slip.month)}`, { size: 13, cut: 'bold' });
  paper.text(547, 51, `Druck: ${numeric(madeOn(slip), '.')}`, { size: 7, align: 'right' });
  paper.text(48, 84, `${employer.name} * ${employer.address.street} * ${cityLine(employer.address)}`, { size: 6 });
  paper.lines(48, 104, [naturalName(person), person.address.street, cityLine(person.address)], 12, { size: 10 });
  const cells: readonly (readonly [number, number, number, string, string])[] = [
    [330, 72, 75, 'Pers.-Nr.', job.personnelNumber],
    [405, 72, 75, 'Geb.-Datum', numericShort(person.birthDay, '.')],
    [480, 72, 75, 'Eintritt', numericShort(job.hired, '.')],
    [330, 94, 75, 'Austritt', job.ends ? numericShort(job.ends, '.') : ''],
    [405, 94, 75, 'Steuerkl./Faktor', String(german?.taxClass ?? '')],
    [480, 94, 75, 'Kinder-FB', `${german?.children ?? 0},0`],
    [330, 116, 112.5, 'Identifikationsnummer', person.steuerId ?? ''],
    [442.5, 116, 112.5, 'RV-Nummer', person.svNumber ?? ''],
    [330, 138, 112.5, 'Krankenkasse', german?.fund.name ?? ''],
    [
      442.5,
      138,
      112.5,
      'Konf./PGR/BGR',
      `${german?.church ?? '--'} / ${german?.group ?? ''} / ${german?.group === '109' ? '6500' : '1111'}`,
    ],
  ];
  for (const [x, y, width, label, text] of cells)
    cell(paper, [x, y, width, 22], label, text, { value, border: [0.5, 0.6, 0.55] });
}

function panel(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  title: string,
  lines: readonly (readonly [string, number])[],
  total: readonly [string, number],
): void {
  const height = 34 + lines.length * 14;
  paper.box(x, y, width, height, { border: [0.5, 0.6, 0.55] });
  paper.box(x, y, width, 14, { fill: tint });
  paper.text(x + 5, y + 10, title, { size: 8, cut: 'bold' });
  lines.forEach(([label, amount], index) => {
    paper.text(x + 5, y + 28 + index * 14, label, { size: 8 });
    paper.text(x + width - 5, y + 28 + index * 14, plain(amount), right);
  });
  paper.text(x + 5, y + height - 5, total[0], { size: 8.5, cut: 'bold' });
  paper.text(x + width - 5, y + height - 5, plain(total[1]), { ...right, cut: 'bold' });
}

function body(paper: Paper, { person, slip }: On): void {
  panel(
    paper,
    40,
    190,
    250,
    'Brutto',
    slip.items.map((item) => [item.label, item.amount] as const),
    ['Gesamtbrutto', slip.gross],
  );
  panel(
    paper,
    305,
    190,
    250,
    'Steuern',
    [
      ['Steuerpflichtiges Brutto', slip.gross],
      ['Lohnsteuer', slip.wageTax],
      ['Solidaritätszuschlag', slip.solidarity],
      ['Kirchensteuer', slip.churchTax],
    ],
    ['Summe Steuern', slip.taxDeductions],
  );
  panel(
    paper,
    305,
    300,
    250,
    'Sozialversicherung Arbeitnehmer',
    [
      ['KV-Beitrag', slip.health],
      ['PV-Beitrag', slip.care],
      ['RV-Beitrag', slip.pension],
      ['AV-Beitrag', slip.unemployment],
    ],
    ['Summe Sozialversicherung', slip.socialDeductions],
  );
  panel(
    paper,
    40,
    420,
    250,
    'Aufgelaufene Jahreswerte',
    [
      ['Brutto', slip.toDate.gross],
      ['Lohnsteuer', slip.toDate.wageTax],
      ['RV-Beitrag', slip.toDate.pension],
    ],
    ['SV-Beiträge gesamt', slip.toDate.health + slip.toDate.care + slip.toDate.pension + slip.toDate.unemployment],
  );
  paper.text(310, 430, 'Nettoverdienst', { size: 9, cut: 'bold' });
  paper.text(550, 430, plain(slip.net), { ...right, size: 9, cut: 'bold' });
  slip.netItems.forEach((item, index) => {
    paper.text(310, 446 + index * 14, item.label, { size: 8 });
    paper.text(550, 446 + index * 14, `- ${plain(item.amount)}`, right);
  });
  paper.box(305, 470, 250, 24, { fill: tint, border: [0, 0, 0] });
  paper.text(312, 486, 'Auszahlung', { size: 10, cut: 'bold' });
  paper.text(548, 486, plain(slip.paid), { ...right, size: 11, cut: 'bold' });
  paper.text(310, 512, `auf ${person.account.iban}`, { size: 8 });
  paper.text(40, 800, 'Entgeltbescheinigung gem. § 108 Abs. 3 S. 1 GewO', { size: 6 });
}

export const agenda: GermanPayslipLayout = {
  name: 'agenda',
  imprint: { producer: 'List & Label 27', creator: 'Agenda LOHN', family: 'helvetica' },
  nameOf: naturalName,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    body(paper, on);
  },
};
