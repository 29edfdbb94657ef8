import { cell, row } from '../../paper/cell.ts';
import { grey, type Paper } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { italianMonthYear, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { amountOrNothing, italianRows } from './italian-rows.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const value = { family: 'courier', size: 8.5 } as const;
const figures = { family: 'courier', size: 8.5, align: 'right' } as const;
const contracts = { open_ended: 'T.INDETERMINATO', fixed_term: 'T.DETERMINATO', apprentice: 'APPRENDISTA' } as const;

function head(paper: Paper, { person, job, slip }: On): void {
  const { employer } = job;
  paper.text(30, 28, 'LIBRO UNICO DEL LAVORO', { cut: 'bold', size: 9 });
  paper.text(565, 28, 'Autorizzazione INAIL n. 00417 del 12/01/2009 sede 12400 - Pag. 000218', {
    size: 5.5,
    align: 'right',
  });
  paper.box(30, 34, 270, 58, { border: [0, 0, 0] });
  paper.text(33, 41, 'AZIENDA', { size: 5 });
  paper.lines(
    36,
    52,
    [employer.name, employer.address.street.toUpperCase(), cityLineUpper(employer.address)],
    10,
    value,
  );
  paper.text(36, 86, `C.F. ${employer.id}   POS. INPS 4910337281   PAT 21884410/08`, { ...value, size: 7 });
  cell(paper, [300, 34, 170, 29], 'PERIODO DI RETRIBUZIONE', italianMonthYear(slip.month), {
    value: { ...value, cut: 'bold', size: 10 },
  });
  cell(
    paper,
    [470, 34, 95, 29],
    'MENSILITÀ',
    slip.kind === 'ordinary' ? '' : slip.kind === 'tredicesima' ? "13MA MENSILITA'" : "14MA MENSILITA'",
    { value },
  );
  cell(paper, [300, 63, 130, 29], 'COD. AZIENDA / FILIALE', '000417 / 001', { value });
  cell(paper, [430, 63, 135, 29], 'CENTRO DI COSTO', 'AMM', { value });
  cell(paper, [30, 96, 70, 24], 'CODICE DIPENDENTE', job.personnelNumber, { value });
  cell(paper, [100, 96, 235, 24], 'COGNOME E NOME', surnameFirstUpper(person), { value: { ...value, cut: 'bold' } });
  cell(paper, [335, 96, 130, 24], 'CODICE FISCALE', person.fiscalCode ?? '', { value });
  cell(paper, [465, 96, 100, 24], 'DATA DI NASCITA', numeric(person.birthDay, '-'), { value });
  cell(paper, [30, 120, 100, 24], 'DATA ASSUNZIONE', numeric(job.hired, '-'), { value });
  cell(paper, [130, 120, 100, 24], 'DATA CESSAZIONE', job.ends ? numeric(job.ends, '-') : '', { value });
  cell(paper, [230, 120, 105, 24], 'TIPO RAPPORTO', contracts[job.contract], { value });
  cell(paper, [335, 120, 65, 24], 'LIVELLO', job.level, { value });
  cell(paper, [400, 120, 165, 24], 'QUALIFICA', job.role.toUpperCase(), { value: { ...value, size: 7.5 } });
  cell(paper, [30, 144, 370, 24], 'C.C.N.L.', job.employer.agreement.toUpperCase(), { value });
  cell(paper, [400, 144, 82, 24], '% PART TIME', job.partTime === 100 ? '' : `${job.partTime},00`, { value });
  cell(paper, [482, 144, 83, 24], 'SCATTI', '02', { value });
}

function payElements(paper: Paper, slip: ItalianSlip): void {
  const edr = 1033;
  const contingency = 51_700;
  const parts: readonly (readonly [string, number])[] = [
    ['PAGA BASE', slip.contractual - edr - contingency],
    ['CONTINGENZA', contingency],
    ['E.D.R.', edr],
    ['TOTALE', slip.contractual],
  ];
  parts.forEach(([label, amount], index) => {
    cell(paper, [30 + index * 133.75, 171, 133.75, 24], label, `${plain(amount)}000`, { value: figures });
  });
}

function body(paper: Paper, slip: ItalianSlip): void {
  paper.box(30, 199, 535, 14, { border: [0, 0, 0], fill: [0.88, 0.91, 0.95] });
  const heads = [
    [34, 'VOCI VARIABILI DEL MESE'],
    [330, 'IMPORTO BASE', { align: 'right' }],
    [400, 'RIFERIMENTO', { align: 'right' }],
    [480, 'TRATTENUTE', { align: 'right' }],
    [560, 'COMPETENZE', { align: 'right' }],
  ] as const;
  row(paper, 208.5, heads, { size: 6, cut: 'bold' });
  paper.box(30, 213, 535, 330, { border: [0, 0, 0] });
  for (const x of [264, 336, 406, 486]) paper.rule(x, 199, x, 543, 0.3, grey);
  italianRows(slip).forEach((line, index) => {
    const y = 226 + index * 12.5;
    paper.text(34, y, line.code, { ...value, size: 7 });
    paper.text(72, y, line.label, value);
    row(
      paper,
      y,
      [
        [333, line.base],
        [403, line.told === null ? line.reference : plain(line.told)],
        [483, amountOrNothing(line.deduction)],
        [562, amountOrNothing(line.earning)],
      ],
      figures,
    );
  });
}

function foot(paper: Paper, { person, slip }: On): void {
  const cells: readonly (readonly [number, number, number, string, string])[] = [
    [30, 548, 89, 'PROGR. IMP. INPS', plain(slip.toDate.contributionBase)],
    [119, 548, 89, 'PROGR. IMP. IRPEF', plain(slip.toDate.taxable)],
    [208, 548, 89, 'PROGR. IRPEF PAGATA', plain(slip.toDate.incomeTax)],
    [297, 548, 89, 'TFR QUOTA MESE', plain(slip.severance)],
    [386, 548, 89, 'GG. DETRAZIONI', String(slip.days)],
    [475, 548, 90, 'RETRIB. UTILE TFR', plain(slip.contributionBase)],
    [30, 574, 89, 'FERIE MATURATE', '18,33'],
    [119, 574, 89, 'FERIE GODUTE', '12,00'],
    [208, 574, 89, 'FERIE SALDO', '6,33'],
    [297, 574, 89, 'PERMESSI SALDO', '21,50'],
    [386, 574, 89, 'RATEI 13MA', '10,00'],
    [475, 574, 90, 'ORE LAVORATE', '168,00'],
  ];
  for (const [x, y, width, label, text] of cells) cell(paper, [x, y, width, 24], label, text, { value: figures });
  cell(paper, [330, 610, 117, 28], 'TOTALE COMPETENZE', plain(slip.earnings), { value: figures });
  cell(paper, [447, 610, 118, 28], 'TOTALE TRATTENUTE', plain(slip.deductions), { value: figures });
  cell(paper, [330, 638, 117, 28], 'ARROTONDAMENTO', '', { value: figures });
  cell(paper, [447, 638, 118, 28], 'NETTO DEL MESE', `${plain(slip.net)} €`, {
    value: { ...figures, cut: 'bold', size: 11 },
    fill: [0.93, 0.93, 0.93],
  });
  cell(paper, [30, 610, 300, 28], 'BANCA - ACCREDITO SU C/C', `IBAN ${person.account.iban}`, { value });
  paper.text(33, 652, 'COMUNICAZIONI', { size: 5 });
  paper.text(33, 664, 'Il presente prospetto è conforme alla L. 4/1953.', { ...value, size: 7 });
  paper.text(30, 826, 'Prodotto con procedura Paghe - Zucchetti', { size: 5.5, ink: grey });
}

export const zucchetti: ItalianPayslipLayout = {
  name: 'zucchetti',
  imprint: { producer: 'iText 2.1.7 by 1T3XT', creator: 'Paghe Web', family: 'helvetica' },
  nameOf: surnameFirstUpper,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    payElements(paper, on.slip);
    body(paper, on.slip);
    foot(paper, on);
  },
};
