import { cell } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { italianMonth, numeric } from '../../wording/dates.ts';
import { plain, rate } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const value: TextStyle = { size: 8, family: 'times', cut: 'bold' };
const right: TextStyle = { ...value, align: 'right' };
const contracts = { open_ended: 'IND', fixed_term: 'DET', apprentice: 'APPR' } as const;

function head(paper: Paper, { person, job, slip }: On): void {
  paper.lines(
    340,
    44,
    [
      job.employer.name,
      job.employer.address.street.toUpperCase(),
      cityLineUpper(job.employer.address),
      `C.F./P.IVA ${job.employer.id}`,
    ],
    11,
    value,
  );
  paper.text(36, 44, 'PROSPETTO DI PAGA', { size: 12, cut: 'bold' });
  const extra = slip.kind === 'ordinary' ? '' : ` ${slip.kind.toUpperCase()}`;
  cell(
    paper,
    [36, 56, 200, 28],
    'Cedolino di',
    `${italianMonth(slip.month).toUpperCase()} ${slip.month.slice(0, 4)}${extra}`,
    { value: { ...value, size: 11 } },
  );
  const cells: readonly (readonly [number, number, number, string, string])[] = [
    [36, 96, 60, 'Matr.', job.personnelNumber],
    [96, 96, 200, 'Nominativo', surnameFirstUpper(person)],
    [296, 96, 130, 'Cod. Fisc.', person.fiscalCode ?? ''],
    [426, 96, 65, 'Nato il', numeric(person.birthDay)],
    [491, 96, 68, 'Assunto il', numeric(job.hired)],
    [36, 120, 60, 'Liv.', job.level],
    [96, 120, 60, 'Rapporto', contracts[job.contract]],
    [156, 120, 90, 'Scadenza T.D.', job.ends ? numeric(job.ends) : ''],
    [246, 120, 180, 'Qualifica', job.role],
    [426, 120, 133, 'Retribuzione mensile', plain(slip.contractual)],
  ];
  for (const [x, y, width, label, text] of cells) cell(paper, [x, y, width, 24], label, text, { value });
}

/** Earnings and deductions stand side by side, each list with its own sum. */
function lists(paper: Paper, slip: ItalianSlip): void {
  for (const [x, title] of [
    [36, 'COMPETENZE'],
    [302, 'TRATTENUTE'],
  ] as const) {
    paper.box(x, 156, 257, 330, { border: [0, 0, 0] });
    paper.box(x, 156, 257, 14, { fill: [0.85, 0.85, 0.85], border: [0, 0, 0] });
    paper.text(x + 128, 166, title, { size: 8, cut: 'bold', align: 'centre' });
  }
  slip.items
    .filter((item) => item.earning > 0)
    .forEach((item, index) => {
      paper.text(40, 184 + index * 13, item.label, { ...value, cut: 'regular' });
      paper.text(215, 184 + index * 13, item.quantity ?? '', { ...right, cut: 'regular' });
      paper.text(289, 184 + index * 13, plain(item.earning), right);
    });
  slip.items
    .filter((item) => item.deduction > 0)
    .forEach((item, index) => {
      const line = slip.contributions.find((contribution) => contribution.code === item.code);
      paper.text(306, 184 + index * 13, line ? `${item.label} ${rate(line.rate)}%` : item.label, {
        ...value,
        cut: 'regular',
      });
      paper.text(555, 184 + index * 13, plain(item.deduction), right);
    });
  paper.text(40, 498, 'Tot. competenze', { size: 8 });
  paper.text(289, 498, plain(slip.earnings), right);
  paper.text(306, 498, 'Tot. trattenute', { size: 8 });
  paper.text(555, 498, plain(slip.deductions), right);
}

function foot(paper: Paper, { person, slip }: On): void {
  const cells: readonly (readonly [number, string, number])[] = [
    [36, 'Imp. previdenziale', slip.contributionBase],
    [141, 'Imponibile fiscale', slip.taxable],
    [246, 'Irpef lorda', slip.grossTax],
    [351, 'Detraz. lav. dip.', slip.workCredit],
    [456, 'Ult. detrazione', slip.furtherCredit],
  ];
  for (const [x, label, amount] of cells) cell(paper, [x, 516, 103, 26], label, plain(amount), { value: right });
  cell(paper, [36, 548, 103, 26], 'TFR mese', plain(slip.severance), { value: right });
  cell(paper, [141, 548, 103, 26], 'Irpef progressiva', plain(slip.toDate.incomeTax), { value: right });
  cell(paper, [351, 552, 208, 34], 'NETTO IN BUSTA', `EUR ${plain(slip.net)}`, { value: { ...right, size: 14 } });
  paper.text(36, 606, `Coordinate bancarie: ${person.account.iban}`, { ...value, cut: 'regular' });
  paper.text(36, 800, 'Centro Paghe - autorizzazione INAIL 88217 del 03/02/2011', { size: 6 });
}

export const centroPaghe: ItalianPayslipLayout = {
  name: 'centro-paghe',
  imprint: { producer: 'Microsoft: Reporting Services 15.0', creator: 'Centro Paghe', family: 'helvetica' },
  nameOf: surnameFirstUpper,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    lists(paper, on.slip);
    foot(paper, on);
  },
};
