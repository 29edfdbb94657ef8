import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { italianMonth, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, surnameFirstUpper } from '../../wording/names.ts';
import { amountOrNothing, italianRows } from './italian-rows.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const blue = [0.1, 0.25, 0.5] as const;
const label: TextStyle = { size: 6, ink: blue };
const right: TextStyle = { size: 8, align: 'right' };
const contracts = {
  open_ended: 'Tempo indeterminato',
  fixed_term: 'Tempo determinato',
  apprentice: 'Apprendistato',
} as const;

/** Labels above, values below, without boxes: only the column tells what belongs together. */
function pairs(paper: Paper, y: number, entries: readonly (readonly [number, string, string])[]): void {
  for (const [x, name, text] of entries) {
    paper.text(x, y, name, label);
    paper.text(x, y + 11, text, { size: 8.5 });
  }
}

function head(paper: Paper, { person, job, slip }: On): void {
  const { employer } = job;
  paper.lines(
    40,
    46,
    [employer.name, employer.address.street, cityLine(employer.address), `Partita IVA ${employer.id}`],
    11,
    { size: 9, cut: 'bold' },
  );
  paper.text(555, 46, 'CEDOLINO PAGA', { size: 13, cut: 'bold', align: 'right', ink: blue });
  const extra = slip.kind === 'ordinary' ? '' : slip.kind === 'tredicesima' ? ' - TREDICESIMA' : ' - QUATTORDICESIMA';
  paper.text(
    555,
    62,
    `Mese di competenza: ${italianMonth(slip.month).toUpperCase()} ${slip.month.slice(0, 4)}${extra}`,
    { size: 9, align: 'right' },
  );
  paper.text(555, 76, 'Matricola INPS 7042118835 - PAT INAIL 90114420/17', { size: 6.5, align: 'right' });
  paper.rule(40, 92, 555, 92, 1.2, blue);
  pairs(paper, 104, [
    [40, 'Matricola', job.personnelNumber],
    [105, 'Dipendente', surnameFirstUpper(person)],
    [290, 'Codice fiscale', person.fiscalCode ?? ''],
    [410, 'Data di nascita', numeric(person.birthDay)],
    [490, 'Luogo di nascita', person.birthPlace.name],
  ]);
  pairs(paper, 130, [
    [40, 'Data assunzione', numeric(job.hired)],
    [125, 'Data fine rapporto', job.ends ? numeric(job.ends) : ''],
    [215, 'Tipo rapporto', contracts[job.contract]],
    [325, 'Livello', job.level],
    [370, 'Mansione', job.role],
    [500, 'Part time', job.partTime === 100 ? '' : `${job.partTime} %`],
  ]);
  paper.text(40, 158, 'Contratto collettivo', label);
  paper.text(110, 158, employer.agreement, { size: 8 });
  paper.text(325, 158, 'Retribuzione di fatto', label);
  paper.text(470, 158, plain(slip.contractual), right);
}

function body(paper: Paper, slip: ItalianSlip): number {
  paper.box(40, 166, 515, 15, { fill: blue });
  const heads = [
    [44, 'Descrizione'],
    [300, 'Ore/GG/%', { align: 'right' }],
    [385, 'Imponibile', { align: 'right' }],
    [465, 'Competenze', { align: 'right' }],
    [551, 'Ritenute', { align: 'right' }],
  ] as const;
  row(paper, 176, heads, { size: 7.5, cut: 'bold', ink: [1, 1, 1] });
  let y = 194;
  italianRows(slip).forEach((line, index) => {
    if (index % 2 === 1) paper.box(40, y - 9, 515, 12, { fill: [0.94, 0.96, 0.99] });
    paper.text(44, y, line.label, { size: 8 });
    row(
      paper,
      y,
      [
        [300, line.reference],
        [385, line.told === null ? line.base : plain(line.told)],
        [465, amountOrNothing(line.earning)],
        [551, amountOrNothing(line.deduction)],
      ],
      right,
    );
    y += 12;
  });
  return y;
}

function foot(paper: Paper, { person, job, slip }: On): void {
  paper.rule(40, 610, 555, 610, 0.8, blue);
  const sums: readonly (readonly [string, number])[] = [
    ['Imponibile contributivo', slip.contributionBase],
    ['Imponibile fiscale', slip.taxable],
    ['Imponibile fiscale anno', slip.toDate.taxable],
    ['IRPEF anno', slip.toDate.incomeTax],
    ['Quota TFR', slip.severance],
  ];
  sums.forEach(([name, amount], index) => {
    paper.text(40, 626 + index * 13, name, label);
    paper.text(220, 626 + index * 13, plain(amount), right);
  });
  paper.text(330, 626, 'Totale competenze', { size: 8 });
  paper.text(551, 626, plain(slip.earnings), right);
  paper.text(330, 640, 'Totale ritenute', { size: 8 });
  paper.text(551, 640, plain(slip.deductions), right);
  paper.box(326, 652, 229, 24, { fill: blue });
  paper.text(334, 668, 'NETTO BUSTA', { size: 10, cut: 'bold', ink: [1, 1, 1] });
  paper.text(547, 668, `€ ${plain(slip.net)}`, { size: 12, cut: 'bold', align: 'right', ink: [1, 1, 1] });
  paper.text(40, 712, `Accredito su IBAN: ${person.account.iban}`, { size: 8 });
  const fourteenth = job.payments === 14 ? '4/12' : '0/12';
  const accruals = `Ratei 13ma 10/12   Ratei 14ma ${fourteenth}`;
  paper.text(40, 726, `Ferie residue gg 9,50   Permessi residui ore 14,25   ${accruals}`, { size: 7 });
  paper.text(40, 815, 'Elaborato con TeamSystem Paghe', { size: 6, cut: 'italic' });
}

export const teamsystem: ItalianPayslipLayout = {
  name: 'teamsystem',
  imprint: { producer: 'Crystal Reports', creator: 'TeamSystem', family: 'helvetica' },
  nameOf: surnameFirstUpper,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    body(paper, on.slip);
    foot(paper, on);
  },
};
