import { bankDayFrom, dayIn } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import type { Job } from '../../people/person.ts';
import { italianMonthYear, numeric } from '../../wording/dates.ts';
import { plain, rate } from '../../wording/money.ts';
import { surnameFirstUpper } from '../../wording/names.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const green = [0.05, 0.35, 0.3] as const;
const name: TextStyle = { size: 8, cut: 'bold' };
const right: TextStyle = { size: 9, align: 'right' };

/** The state knows whom it pays by the number of their account with it. */
const partita = ({ personnelNumber }: Job): string => `0${personnelNumber}117`;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** `LABEL: value` on one line, two columns of them. */
function facts(
  paper: Paper,
  y: number,
  left: readonly (readonly [string, string])[],
  other: readonly (readonly [string, string])[],
): void {
  for (const [x, list] of [
    [45, left],
    [320, other],
  ] as const) {
    list.forEach(([label, value], index) => {
      paper.text(x, y + index * 14, `${label}:`, name);
      paper.text(x + paper.measure(`${label}: `, name) + 4, y + index * 14, value, { size: 9 });
    });
  }
}

function heading(paper: Paper, y: number, text: string): void {
  paper.box(40, y - 11, 515, 16, { fill: [0.86, 0.93, 0.91] });
  paper.text(46, y, text, { size: 9, cut: 'bold', ink: green });
}

function summary(paper: Paper, { person, job, slip }: On): void {
  paper.text(45, 50, 'Ministero dell’Economia e delle Finanze', { size: 11, cut: 'bold', ink: green });
  paper.text(45, 64, 'Dipartimento dell’Amministrazione Generale - NoiPA', { size: 8 });
  paper.text(550, 50, 'CEDOLINO', { size: 16, cut: 'bold', align: 'right', ink: green });
  heading(paper, 96, 'DATI ANAGRAFICI E POSIZIONE GIURIDICO-ECONOMICA');
  facts(
    paper,
    116,
    [
      ['COGNOME E NOME', surnameFirstUpper(person)],
      ['CODICE FISCALE', person.fiscalCode ?? ''],
      ['DATA DI NASCITA', numeric(person.birthDay)],
      ['ENTE DI APPARTENENZA', job.employer.name],
      ['C.F. ENTE', job.employer.id],
      ['QUALIFICA', job.role],
    ],
    [
      ['RATA DI RIFERIMENTO', italianMonthYear(slip.month).toUpperCase()],
      ['ID CEDOLINO', `8841${job.personnelNumber}${slip.month.replace('-', '')}`],
      ['NUMERO DI PARTITA', partita(job)],
      ['TIPO RAPPORTO', job.contract === 'fixed_term' ? 'TEMPO DETERMINATO' : 'TEMPO INDETERMINATO'],
      ['DATA INIZIO RAPPORTO', numeric(job.hired)],
      ['DATA ESIGIBILITÀ', numeric(bankDayFrom(dayIn(slip.month, 23), -1))],
    ],
  );
  paper.text(45, 212, `Modalità di pagamento: accredito su conto corrente IBAN ${inGroups(person.account.iban)}`, {
    size: 8.5,
  });
}

function totals(paper: Paper, slip: ItalianSlip): void {
  heading(paper, 244, 'DATI RIEPILOGATIVI DELLA RETRIBUZIONE');
  const wages = sum(slip.items.filter((item) => item.code < '000500').map((item) => item.earning));
  const lines: readonly (readonly [string, number])[] = [
    ['COMPETENZE FISSE', wages],
    ['ALTRE COMPETENZE', slip.earnings - wages],
    ['TOTALE LORDO', slip.earnings],
    ['RITENUTE PREVIDENZIALI', slip.contributionTotal],
    ['RITENUTE FISCALI (IRPEF NETTA)', slip.incomeTax],
    [
      'ADDIZIONALI REGIONALI E COMUNALI',
      slip.surtaxes.regional + slip.surtaxes.municipal + slip.surtaxes.municipalAdvance,
    ],
    ['TOTALE RITENUTE', slip.deductions],
  ];
  lines.forEach(([label, amount], index) => {
    paper.text(60, 268 + index * 16, label, label.startsWith('TOTALE') ? { ...name, size: 9 } : { size: 9 });
    paper.text(520, 268 + index * 16, plain(amount), label.startsWith('TOTALE') ? { ...right, cut: 'bold' } : right);
    paper.rule(60, 272 + index * 16, 520, 272 + index * 16, 0.2, [0.7, 0.7, 0.7]);
  });
  paper.box(300, 392, 225, 26, { border: green, thickness: 1.2 });
  paper.text(308, 409, 'TOTALE NETTO', { size: 11, cut: 'bold' });
  paper.text(516, 409, plain(slip.net), { size: 13, cut: 'bold', align: 'right' });
  heading(paper, 446, 'IMPONIBILI E DETRAZIONI');
  const bases: readonly (readonly [string, number])[] = [
    ['IMPONIBILE FISCALE MESE', slip.taxable],
    ['IRPEF LORDA', slip.grossTax],
    ['DETRAZIONI LAVORO DIPENDENTE', slip.workCredit],
    ['ULTERIORE DETRAZIONE', slip.furtherCredit],
    ['IMPONIBILE FISCALE PROGRESSIVO ANNO', slip.toDate.taxable],
    ['IRPEF PROGRESSIVA ANNO', slip.toDate.incomeTax],
  ];
  bases.forEach(([label, amount], index) => {
    paper.text(60, 470 + index * 15, label, { size: 8.5 });
    paper.text(520, 470 + index * 15, plain(amount), right);
  });
}

function details(paper: Paper, { person, slip }: On): void {
  paper.nextPage();
  paper.text(45, 46, `CEDOLINO - RATA DI RIFERIMENTO ${italianMonthYear(slip.month).toUpperCase()}`, {
    ...name,
    ink: green,
  });
  paper.text(550, 46, surnameFirstUpper(person), { ...name, align: 'right' });
  heading(paper, 76, 'DETTAGLIO COMPETENZE');
  let y = 96;
  for (const item of slip.items.filter((line) => line.earning > 0)) {
    paper.text(50, y, `${item.code}/C`, { size: 8 });
    paper.text(110, y, item.label.toUpperCase(), { size: 8.5 });
    paper.text(520, y, plain(item.earning), right);
    y += 14;
  }
  y += 20;
  heading(paper, y, 'DETTAGLIO RITENUTE');
  y += 20;
  for (const line of slip.contributions) {
    paper.text(50, y, line.code, { size: 8 });
    paper.text(110, y, `${line.label}  aliquota ${rate(line.rate)}% su ${plain(line.base)}`, { size: 8.5 });
    paper.text(520, y, plain(line.amount), right);
    y += 14;
  }
  for (const item of slip.items.filter((line) => line.code.startsWith('F') && line.deduction > 0)) {
    paper.text(50, y, item.code, { size: 8 });
    paper.text(110, y, item.label.toUpperCase(), { size: 8.5 });
    paper.text(520, y, plain(item.deduction), right);
    y += 14;
  }
}

export const noipa: ItalianPayslipLayout = {
  name: 'noipa',
  imprint: { producer: 'Oracle BI Publisher 12.2.1', creator: 'NoiPA', author: 'MEF', family: 'helvetica' },
  nameOf: surnameFirstUpper,
  numberOf: partita,
  omits: ['level', 'end_date'],
  draw: (paper, on) => {
    summary(paper, on);
    totals(paper, on.slip);
    details(paper, on);
    for (let page = 1; page <= paper.pages; page += 1) {
      paper.turnTo(page);
      paper.text(297, 815, `Pagina ${page} di ${paper.pages}`, { size: 7, align: 'centre' });
    }
  },
};
