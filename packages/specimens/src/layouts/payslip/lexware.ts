import { inGroups } from '../../identifiers/iban.ts';
import { cell } from '../../paper/cell.ts';
import { grey, type Paper, type TextStyle } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import { germanMonthYear, numeric } from '../../wording/dates.ts';
import { plain, signed } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { type GermanPayslipLayout, madeOn, type PayslipPaper } from './layout.ts';

type On = PayslipPaper<GermanSlip>;
const value: TextStyle = { size: 8 };
const right: TextStyle = { size: 8.5, align: 'right' };
const shade = [0.93, 0.93, 0.9] as const;

function head(paper: Paper, { person, job, slip }: On): void {
  const { employer, german } = job;
  paper.text(45, 48, employer.name, { size: 11, cut: 'bold' });
  paper.text(45, 60, `${employer.address.street}, ${cityLine(employer.address)}`, { size: 8 });
  paper.text(550, 48, `Lohn-/Gehaltsabrechnung ${germanMonthYear(slip.month)}`, {
    size: 12,
    cut: 'bold',
    align: 'right',
  });
  paper.text(550, 60, `Erstellt am ${numeric(madeOn(slip), '.')}`, { size: 7, align: 'right' });
  paper.lines(
    45,
    100,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  const cells: readonly (readonly [number, number, number, string, string])[] = [
    [45, 160, 80, 'Personalnummer', job.personnelNumber],
    [125, 160, 85, 'Geburtsdatum', numeric(person.birthDay, '.')],
    [210, 160, 85, 'Beschäftigt seit', numeric(job.hired, '.')],
    [295, 160, 85, 'Austritt', job.ends ? numeric(job.ends, '.') : ''],
    [380, 160, 170, 'Steuer-ID', person.steuerId ?? ''],
    [45, 184, 80, 'Steuerklasse', String(german?.taxClass ?? '')],
    [125, 184, 85, 'Kinderfreibeträge', `${german?.children ?? 0},0`],
    [210, 184, 85, 'Kirche', german?.church ?? '-'],
    [295, 184, 85, 'SV-Nummer', person.svNumber ?? ''],
    [380, 184, 110, 'Krankenkasse', german?.fund.name ?? ''],
    [490, 184, 60, 'BGR / PGR', `${german?.group === '109' ? '6500' : '1111'} / ${german?.group ?? ''}`],
  ];
  for (const [x, y, width, label, text] of cells)
    cell(paper, [x, y, width, 24], label, text, { value, border: grey, label: { ink: grey } });
}

function block(
  paper: Paper,
  y: number,
  title: string,
  lines: readonly (readonly [string, string])[],
  total: readonly [string, string] | null,
): number {
  paper.box(45, y, 505, 14, { fill: shade });
  paper.text(49, y + 10, title, { size: 8.5, cut: 'bold' });
  paper.text(546, y + 10, 'EUR', { size: 7, align: 'right' });
  let at = y + 27;
  for (const [label, amount] of lines) {
    paper.text(60, at, label, value);
    paper.text(450, at, amount, right);
    at += 13;
  }
  if (total) {
    paper.rule(360, at - 9, 550, at - 9, 0.4);
    paper.text(60, at, total[0], { size: 9, cut: 'bold' });
    paper.text(546, at, total[1], { size: 9, cut: 'bold', align: 'right' });
    at += 18;
  }
  return at;
}

function body(paper: Paper, { person, job, slip }: On): void {
  let y = block(
    paper,
    224,
    'Bezüge',
    slip.items.map((item) => [item.label, plain(item.amount)] as const),
    ['Gesamtbrutto', plain(slip.gross)],
  );
  y = block(
    paper,
    y,
    'Steuerliche Abzüge',
    [
      ['Lohnsteuer', plain(slip.wageTax)],
      ['Kirchensteuer', plain(slip.churchTax)],
      ['Solidaritätszuschlag', plain(slip.solidarity)],
    ],
    ['Summe Steuerabzüge', plain(slip.taxDeductions)],
  );
  y = block(
    paper,
    y,
    'Sozialversicherung (Arbeitnehmeranteil)',
    [
      [`Krankenversicherung aus ${plain(slip.healthBase)}`, plain(slip.health)],
      [`Rentenversicherung aus ${plain(slip.pensionBase)}`, plain(slip.pension)],
      [`Arbeitslosenversicherung aus ${plain(slip.pensionBase)}`, plain(slip.unemployment)],
      [`Pflegeversicherung aus ${plain(slip.healthBase)}`, plain(slip.care)],
    ],
    ['Summe SV-Abzüge', plain(slip.socialDeductions)],
  );
  paper.text(60, y, 'Nettoverdienst', { size: 10, cut: 'bold' });
  paper.text(546, y, plain(slip.net), { size: 10, cut: 'bold', align: 'right' });
  y = block(
    paper,
    y + 12,
    'Sonstige Nettobe-/-abzüge',
    slip.netItems.map((item) => [item.label, signed(item.amount)] as const),
    null,
  );
  paper.box(45, y, 505, 22, { border: [0, 0, 0], thickness: 1 });
  paper.text(52, y + 15, 'Auszahlungsbetrag', { size: 11, cut: 'bold' });
  paper.text(543, y + 15, `${plain(slip.paid)} EUR`, { size: 11, cut: 'bold', align: 'right' });
  paper.text(45, y + 42, `Überweisung auf Konto ${inGroups(person.account.iban)}`, { size: 8 });
  paper.text(
    45,
    770,
    `Jahreswerte: Gesamtbrutto ${plain(slip.toDate.gross)}   Lohnsteuer ${plain(slip.toDate.wageTax)}   RV ${plain(slip.toDate.pension)}   KV ${plain(slip.toDate.health)}`,
    { size: 7 },
  );
  paper.text(
    45,
    790,
    `Betriebsnummer ${job.employer.id} · Diese Abrechnung ist eine Entgeltbescheinigung nach § 108 GewO.`,
    { size: 6, ink: grey },
  );
}

export const lexware: GermanPayslipLayout = {
  name: 'lexware',
  imprint: { producer: 'Amyuni PDF Converter version 5.5', creator: 'Lexware lohn+gehalt', family: 'helvetica' },
  nameOf: naturalName,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    body(paper, on);
  },
};
