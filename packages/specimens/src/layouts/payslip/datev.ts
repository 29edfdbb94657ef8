import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import { germanMonthYear, numeric, sixDigits } from '../../wording/dates.ts';
import { minusBehind, plain } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { datevForm } from './datev-form.ts';
import { type GermanPayslipLayout, madeOn, type PayslipPaper } from './layout.ts';

type On = PayslipPaper<GermanSlip>;
const value: TextStyle = { family: 'courier', cut: 'bold', size: 10 };
const figures: TextStyle = { ...value, align: 'right' };
const small: TextStyle = { family: 'courier', cut: 'bold', size: 6.5 };

/** Euros end at a tick that stands for the comma; the cents stand right of it. */
function ticked(paper: Paper, x: number, y: number, cents: number): void {
  const [euros = '', rest = ''] = plain(cents).split(',');
  paper.text(x - 14, y, euros, figures);
  paper.text(x - 13, y, rest, value);
}

function person(paper: Paper, { person: who, job, slip }: On): void {
  const traits = job.german;
  paper.text(316, 44, germanMonthYear(slip.month), { ...value, size: 10 });
  paper.text(530, 44, numeric(madeOn(slip), '.'), { ...value, align: 'right' });
  paper.text(562, 44, '1', figures);
  const put = (x: number, y: number, text: string): void => paper.text(x, y, text, value);
  put(48, 69, job.personnelNumber);
  put(84, 69, sixDigits(who.birthDay));
  put(127, 69, String(traits?.taxClass ?? ''));
  put(170, 69, traits?.children ? `${traits.children},0` : '');
  put(200, 69, traits?.church ?? '--');
  put(398, 69, '30');
  put(430, 69, '200');
  put(468, 69, '3000');
  put(540, 69, '1150');
  put(48, 93, who.svNumber ?? '');
  put(128, 93, traits?.fund.name.slice(0, 27) ?? '');
  put(306, 93, `${(1460 + (traits?.fund.extra ?? 0)) / 10}`.slice(0, 3));
  put(332, 93, traits?.group ?? '101');
  put(356, 93, traits?.group === '109' ? '6500' : '1111');
  put(384, 93, '1');
  put(400, 93, '30');
  put(330, 117, sixDigits(job.hired));
  if (job.ends) put(374, 117, sixDigits(job.ends));
  put(330, 141, who.steuerId ?? '');
  paper.lines(66, 138, [job.employer.name, job.employer.address.street, cityLine(job.employer.address)], 7, small);
  paper.text(144, 166, `Pers.-Nr. ${job.personnelNumber}`, small);
  paper.lines(66, 196, [germanSalutation(who), naturalName(who), who.address.street, cityLine(who.address)], 11, value);
}

function amounts(paper: Paper, { person: who, slip }: On): void {
  slip.items.forEach((item, index) => {
    const y = 312 + index * 14;
    paper.text(48, y, item.code, value);
    paper.text(80, y, item.label, value);
    for (const x of [434, 452]) paper.text(x, y, item.mark, value);
    paper.text(470, y, 'J', value);
    paper.text(562, y, plain(item.amount), figures);
  });
  paper.text(562, 478, plain(slip.gross), figures);
  paper.text(48, 505, 'L', value);
  ticked(paper, 140, 505, slip.gross);
  ticked(paper, 218, 505, slip.wageTax);
  if (slip.churchTax > 0) ticked(paper, 297, 505, slip.churchTax);
  if (slip.solidarity > 0) ticked(paper, 383, 505, slip.solidarity);
  paper.text(562, 505, plain(slip.taxDeductions), figures);
  paper.text(48, 552, 'L', value);
  const social = [
    slip.healthBase,
    slip.pensionBase,
    slip.pensionBase,
    slip.healthBase,
    slip.health,
    slip.pension,
    slip.unemployment,
    slip.care,
  ];
  social.forEach((amount, index) => {
    if (amount > 0) ticked(paper, 106 + index * 54, 552, amount);
  });
  paper.text(562, 552, plain(slip.socialDeductions), figures);
  paper.text(562, 600, plain(slip.net), figures);
  const { toDate } = slip;
  [toDate.gross, toDate.taxGross, toDate.wageTax, toDate.churchTax, toDate.solidarity].forEach((amount, index) => {
    if (amount > 0) ticked(paper, 164, 614 + index * 12, amount);
  });
  [toDate.gross, toDate.health, toDate.pension, toDate.unemployment, toDate.care].forEach((amount, index) => {
    if (amount > 0) ticked(paper, 280, 614 + index * 12, amount);
  });
  slip.netItems.forEach((item, index) => {
    paper.text(302, 626 + index * 13, item.code, value);
    paper.text(340, 626 + index * 13, item.label, value);
    paper.text(562, 626 + index * 13, minusBehind(item.amount), figures);
  });
  paper.text(80, 757, who.account.iban, value);
  ticked(paper, 350, 757, slip.socialDeductions);
  paper.text(562, 764, plain(slip.paid), figures);
}

export const datev: GermanPayslipLayout = {
  name: 'datev',
  imprint: { producer: 'DATEV eG', creator: 'DATEV Lohn und Gehalt', family: 'helvetica' },
  nameOf: naturalName,
  omits: [],
  // The form first, then all that is filled in: two layers, as in the real ones.
  draw: (paper, on) => {
    datevForm(paper);
    person(paper, on);
    amounts(paper, on);
  },
};
