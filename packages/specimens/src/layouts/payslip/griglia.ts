import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import { numericShort, slashMonth } from '../../wording/dates.ts';
import { minusBehind, plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { italianRows } from './italian-rows.ts';
import type { ItalianPayslipLayout, PayslipPaper } from './layout.ts';

type On = PayslipPaper<ItalianSlip>;
const print: TextStyle = { family: 'courier', size: 8 };
const right: TextStyle = { ...print, align: 'right' };
const bold: TextStyle = { ...print, cut: 'bold' };

/** A grid drawn with dashes and bars, as old line printers did: everything is one fixed-width text. */
function grid(paper: Paper, y: number, text: string, style: TextStyle = print): number {
  paper.text(36, y, text, style);
  return y + 10.5;
}

const fixed = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const figure = (text: string, width: number): string => text.slice(0, width).padStart(width);
const line = `+${'-'.repeat(106)}+`;

function head(paper: Paper, { person, job, slip }: On): number {
  const { employer } = job;
  let y = grid(paper, 44, line);
  y = grid(
    paper,
    y,
    `| DITTA: ${fixed(`${employer.name} - ${employer.address.street.toUpperCase()}`, 70)} C.F. ${fixed(employer.id, 21)} |`,
  );
  y = grid(
    paper,
    y,
    `| ${fixed(cityLineUpper(employer.address), 50)} POS.INPS 3108842210  PAT INAIL 5510774${' '.repeat(14)} |`,
  );
  y = grid(paper, y, line);
  const month = slip.kind === 'ordinary' ? '' : ` AGGIUNTIVA ${slip.kind.toUpperCase()}`;
  y = grid(
    paper,
    y,
    `| PROSPETTO PAGA  MENSILITA' ${fixed(`${slashMonth(slip.month)}${month}`, 40)} VIDIMAZIONE INAIL N. 004417 PAG. 118 |`,
    bold,
  );
  y = grid(paper, y, line);
  y = grid(
    paper,
    y,
    `| LAVORATORE ${fixed(surnameFirstUpper(person), 40)} MATR. ${fixed(job.personnelNumber, 8)} COD.FISC. ${fixed(person.fiscalCode ?? '', 25)} |`,
  );
  const end = job.ends ? numericShort(job.ends) : '        ';
  y = grid(
    paper,
    y,
    `| NATO/A IL ${numericShort(person.birthDay)}  DT.ASS. ${numericShort(job.hired)}  SCADENZA T.D. ${end}  LIV. ${fixed(job.level, 4)} QUALIFICA ${fixed(job.role.toUpperCase(), 23)} |`,
  );
  const contract =
    job.contract === 'open_ended'
      ? 'TEMPO INDETERMINATO'
      : job.contract === 'fixed_term'
        ? 'TEMPO DETERMINATO'
        : 'APPRENDISTATO';
  y = grid(paper, y, `| CCNL ${fixed(job.employer.agreement.toUpperCase(), 40)} RAPPORTO: ${fixed(contract, 48)} |`);
  return grid(paper, y, line);
}

function body(paper: Paper, start: number, slip: ItalianSlip): number {
  let y = grid(
    paper,
    start,
    `| ${fixed('COD.', 8)}${fixed('DESCRIZIONE', 34)}${figure('BASE', 14)}${figure('RIF.', 12)}${figure('TRATTENUTE', 17)}${figure('COMPETENZE', 17)}   |`,
    bold,
  );
  y = grid(paper, y, line);
  for (const entry of italianRows(slip)) {
    const base = entry.told === null ? entry.base : plain(entry.told);
    const words = `| ${fixed(entry.code, 8)}${fixed(entry.label.toUpperCase(), 34)}${figure(base, 14)}${figure(entry.reference, 12)}`;
    const sums = `${figure(entry.deduction ? plain(entry.deduction) : '', 17)}${figure(entry.earning ? plain(entry.earning) : '', 17)}   |`;
    y = grid(paper, y, words + sums);
  }
  return grid(paper, y, line);
}

function foot(paper: Paper, start: number, { person, slip }: On): void {
  let y = grid(
    paper,
    start,
    `| ${fixed('IMP. INPS', 18)}${fixed('IMP. IRPEF', 18)}${fixed('TFR MESE', 16)}${fixed('PROGR.IRPEF', 16)}${figure('TOT. RITENUTE', 17)}${figure('TOT. COMPETENZE', 18)}  |`,
  );
  y = grid(
    paper,
    y,
    `| ${fixed(plain(slip.contributionBase), 18)}${fixed(plain(slip.taxable), 18)}${fixed(plain(slip.severance), 16)}${fixed(plain(slip.toDate.incomeTax), 16)}${figure(plain(slip.deductions), 17)}${figure(plain(slip.earnings), 18)}  |`,
  );
  y = grid(paper, y, line);
  y = grid(
    paper,
    y,
    `| ${fixed(`ACCREDITO SU C/C IBAN ${person.account.iban}`, 62)}${figure(`NETTO A PAGARE EURO ${minusBehind(slip.net)}`, 41)}  |`,
    bold,
  );
  y = grid(paper, y, line);
  paper.text(555, y + 14, 'FIRMA PER RICEVUTA ______________________', right);
}

export const griglia: ItalianPayslipLayout = {
  name: 'griglia',
  imprint: { producer: 'GPL Ghostscript 9.26', creator: 'STAMPA UNIFICATA', family: 'courier' },
  nameOf: surnameFirstUpper,
  omits: [],
  draw: (paper, on) => {
    const below = head(paper, on);
    foot(paper, body(paper, below, on.slip), on);
  },
};
