import { addMonths } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import { steuerIdInGroups } from '../../identifiers/steuer-id.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import { numeric, slashMonth } from '../../wording/dates.ts';
import { minusBehind, plain } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import type { GermanPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<GermanSlip>;
const print: TextStyle = { family: 'courier', size: 8 };
const bold: TextStyle = { ...print, cut: 'bold' };
const right: TextStyle = { ...print, align: 'right' };

function head(paper: Paper, { person, job, slip }: On): void {
  const { employer, german } = job;
  paper.text(50, 50, `${employer.name} · ${employer.address.street} · ${cityLine(employer.address)}`, { size: 7 });
  paper.lines(
    50,
    84,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    11,
    { size: 9.5 },
  );
  paper.text(330, 60, 'Entgeltnachweis', { size: 15, cut: 'bold' });
  const facts: readonly (readonly [string, string])[] = [
    ['Abrechnungsmonat', slashMonth(slip.month)],
    ['Personalnummer', job.personnelNumber],
    ['Geburtsdatum', numeric(person.birthDay, '.')],
    ['Eintrittsdatum', numeric(job.hired, '.')],
    ['Steuer-Ident-Nr.', steuerIdInGroups(person.steuerId ?? '')],
    ['SV-Nummer', person.svNumber ?? ''],
    ['Steuerklasse', String(german?.taxClass ?? '')],
    ['Kinderfreibetrag', `${german?.children ?? 0},0`],
    ['Konfession', german?.church ?? '--'],
    ['Krankenkasse', german?.fund.name ?? ''],
    ['Tarifgruppe', job.level],
  ];
  facts.forEach(([label, value], index) => {
    paper.text(330, 84 + index * 11, `${label.padEnd(17)}: ${value}`, print);
  });
}

function section(paper: Paper, y: number, title: string): number {
  paper.text(50, y, title.toUpperCase(), bold);
  paper.rule(50, y + 3, 545, y + 3, 0.5);
  return y + 15;
}

function line(paper: Paper, y: number, code: string, label: string, amount: string, style = print): number {
  paper.text(50, y, code, style);
  paper.text(90, y, label, style);
  paper.text(540, y, amount, { ...style, align: 'right' });
  return y + 11;
}

function body(paper: Paper, { person, slip }: On): number {
  let y = section(paper, 232, 'Entgeltbestandteile');
  for (const item of slip.items) {
    y = line(paper, y, item.code, `${item.label}${item.mark === 'E' ? '  EB' : ''}`, plain(item.amount));
  }
  y = section(paper, y + 8, 'Bruttoentgelte');
  y = line(paper, y, '/106', 'Steuer-Brutto lfd.', plain(slip.gross));
  y = line(paper, y, '/110', 'SV-Brutto KV/PV', plain(slip.healthBase));
  y = line(paper, y, '/112', 'SV-Brutto RV/AV', plain(slip.pensionBase));
  y = line(paper, y, '/101', 'Gesamtbrutto', plain(slip.gross), bold);
  y = section(paper, y + 8, 'Gesetzliche Abzüge');
  const taken: readonly (readonly [string, string, number])[] = [
    ['/401', 'Lohnsteuer', slip.wageTax],
    ['/403', 'Solidaritätszuschlag', slip.solidarity],
    ['/405', 'Kirchensteuer', slip.churchTax],
    ['/350', 'Krankenversicherung', slip.health],
    ['/360', 'Pflegeversicherung', slip.care],
    ['/370', 'Rentenversicherung', slip.pension],
    ['/380', 'Arbeitslosenversicherung', slip.unemployment],
  ];
  for (const [code, label, amount] of taken) y = line(paper, y, code, label, minusBehind(-amount));
  y = line(paper, y + 3, '', 'Summe steuerrechtliche Abzüge', minusBehind(-slip.taxDeductions));
  y = line(paper, y, '', 'Summe SV-rechtliche Abzüge', minusBehind(-slip.socialDeductions));
  y = line(paper, y + 3, '/550', 'Gesetzliches Netto', plain(slip.net), bold);
  y = section(paper, y + 8, 'Sonstige Be- und Abzüge');
  for (const item of slip.netItems) y = line(paper, y, item.code, item.label, minusBehind(item.amount));
  return line(paper, y + 5, '/559', `Überweisung  ${inGroups(person.account.iban)}`, plain(slip.paid), bold);
}

/** Earlier months corrected later follow below and must not be taken for this one. */
function correction(paper: Paper, start: number, { slip }: On): void {
  let y = section(
    paper,
    start + 14,
    `Rückrechnungs-Periode für Abrechnungsmonat : ${slashMonth(addMonths(slip.month, -1))}`,
  );
  const before = slip.items[0]?.amount ?? 0;
  y = line(paper, y, '2000', 'Gehalt', plain(before));
  y = line(paper, y, '/101', 'Gesamtbrutto', plain(before));
  y = line(paper, y, '', 'Differenz', plain(0));
  y = section(paper, y + 10, 'Jahressummen');
  const { toDate } = slip;
  y = line(paper, y, '', 'Gesamtbrutto  kumuliert', plain(toDate.gross));
  y = line(paper, y, '', 'Lohnsteuer  kumuliert', plain(toDate.wageTax));
  y = line(paper, y, '', 'RV-Beitrag  kumuliert', plain(toDate.pension));
  paper.text(50, 812, 'Kennz.: EB = Einmalbezug. Entgeltbescheinigung nach § 108 Abs. 3 Satz 1 Gewerbeordnung.', {
    size: 6,
  });
  paper.text(540, 812, 'Seite 1 / 1', { ...right, size: 6 });
}

export const sap: GermanPayslipLayout = {
  name: 'sap',
  imprint: { producer: 'SAP NetWeaver 750', creator: 'Form HR_ENTGELT DE', family: 'helvetica' },
  nameOf: naturalName,
  omits: ['end_date'],
  draw: (paper, on) => {
    head(paper, on);
    correction(paper, body(paper, on), on);
  },
};
