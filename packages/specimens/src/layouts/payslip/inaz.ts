import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { italianMonthYear, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, surnameFirst } from '../../wording/names.ts';
import { amountOrNothing, italianRows } from './italian-rows.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const ochre = [0.65, 0.4, 0.05] as const;
const print: TextStyle = { size: 8 };
const contracts = {
  open_ended: 'Dipendente a tempo indeterminato',
  fixed_term: 'Dipendente a tempo determinato',
  apprentice: 'Apprendista',
} as const;

/** The result comes first: the net stands in the upper corner, the working below. */
function head(paper: Paper, { person, job, slip }: On): void {
  paper.text(40, 48, job.employer.name, { size: 11, cut: 'bold', ink: ochre });
  paper.text(40, 60, `${job.employer.address.street}, ${cityLine(job.employer.address)} - CF ${job.employer.id}`, {
    size: 7,
  });
  paper.text(40, 84, `Busta paga ${italianMonthYear(slip.month)}${slip.kind === 'ordinary' ? '' : ` - ${slip.kind}`}`, {
    size: 13,
  });
  paper.box(390, 36, 165, 52, { fill: [0.98, 0.94, 0.85] });
  paper.text(400, 52, 'Netto da pagare', { size: 9 });
  paper.text(545, 76, `${plain(slip.net)} €`, { size: 17, cut: 'bold', align: 'right', ink: ochre });
  const facts: readonly (readonly [string, string])[] = [
    ['Lavoratore', surnameFirst(person)],
    ['Codice fiscale', person.fiscalCode ?? ''],
    ['Data di nascita', numeric(person.birthDay, '.')],
    ['Data inizio rapporto', numeric(job.hired, '.')],
    ['Data fine rapporto', job.ends ? numeric(job.ends, '.') : '-'],
    ['Posizione', contracts[job.contract]],
    ['Livello', job.level],
    ['Matricola', job.personnelNumber],
    ['Contratto', job.employer.agreement],
    ['IBAN', person.account.iban],
  ];
  facts.forEach(([label, text], index) => {
    const x = index % 2 === 0 ? 40 : 310;
    const y = 114 + Math.floor(index / 2) * 14;
    paper.text(x, y, label, { size: 8, ink: ochre });
    paper.text(x + 95, y, text, print);
  });
}

function body(paper: Paper, slip: ItalianSlip): void {
  paper.rule(40, 192, 555, 192, 1, ochre);
  row(
    paper,
    204,
    [
      [40, 'Voce'],
      [90, 'Descrizione'],
      [330, 'Quantità', { align: 'right' }],
      [410, 'Base', { align: 'right' }],
      [482, 'Trattenute', { align: 'right' }],
      [555, 'Competenze', { align: 'right' }],
    ],
    { size: 7, ink: ochre },
  );
  paper.rule(40, 208, 555, 208, 0.4, ochre);
  let y = 222;
  for (const line of italianRows(slip)) {
    paper.text(40, y, line.code, { size: 7 });
    row(
      paper,
      y,
      [
        [90, line.label, { align: 'left' }],
        [330, line.reference],
        [410, line.told === null ? line.base : plain(line.told)],
        [482, amountOrNothing(line.deduction)],
        [555, amountOrNothing(line.earning)],
      ],
      { ...print, align: 'right' },
    );
    y += 13.5;
  }
  paper.rule(40, y - 8, 555, y - 8, 1, ochre);
  row(
    paper,
    y + 4,
    [
      [90, 'Totale trattenute / Totale competenze', { align: 'left' }],
      [482, plain(slip.deductions)],
      [555, plain(slip.earnings)],
    ],
    { ...print, cut: 'bold', align: 'right' },
  );
  const notes = [
    `Imponibile contributivo ${plain(slip.contributionBase)}`,
    `Imponibile fiscale ${plain(slip.taxable)}`,
    `Progressivi: imponibile ${plain(slip.toDate.taxable)}, IRPEF ${plain(slip.toDate.incomeTax)}`,
    `TFR maturato nel mese ${plain(slip.severance)}`,
    'Ferie: residuo 11,00 giorni. Permessi: residuo 6,00 ore.',
  ];
  paper.lines(40, y + 40, notes, 12, { size: 7.5 });
}

export const inaz: ItalianPayslipLayout = {
  name: 'inaz',
  imprint: { producer: 'PDFlib 7.0.4', creator: 'INAZ HE Paghe', family: 'helvetica' },
  nameOf: surnameFirst,
  omits: [],
  draw: (paper, on) => {
    head(paper, on);
    body(paper, on.slip);
  },
};
