import { CENTS, MONTHS, percentOf } from '../share.ts';
import { additions, furtherCredit, monthlyGrossTax, workCredit } from './income-tax.ts';
import type { ItalianPayRules } from './rules.ts';

export interface ItalianPay {
  /** Taxed pay of the month, in cents. */
  readonly gross: number;
  /** Employee's share of the contributions in percent. */
  readonly share: number;
  /** Days that give a right to credits: those of the month, 0 for a thirteenth or fourteenth pay. */
  readonly days: number;
  readonly paymentsPerYear: number;
}

export interface ItalianNet {
  readonly contributions: number;
  readonly taxable: number;
  readonly grossTax: number;
  readonly credits: number;
  readonly incomeTax: number;
  readonly additions: number;
  /** Before what region and town take. */
  readonly net: number;
}

const EXTRA_POINT = 1;

/** One point more is due on what lies above the first band; above the ceiling nothing. */
export function contributionsOf(gross: number, share: number, { contributions }: ItalianPayRules): number {
  const ceiling = (contributions.ceiling * CENTS) / MONTHS;
  const base = Math.min(gross, ceiling);
  const above = Math.max(0, base - Math.round((contributions.firstBand * CENTS) / MONTHS));
  return percentOf(base, share) + percentOf(above, EXTRA_POINT);
}

/** A month's pay as payroll reckons it for somebody without family credits, before surtaxes. */
export function italianGrossToNet(pay: ItalianPay, rules: ItalianPayRules): ItalianNet {
  const contributions = contributionsOf(pay.gross, pay.share, rules);
  const taxable = pay.gross - contributions;
  const yearly = taxable * pay.paymentsPerYear;
  const grossTax = monthlyGrossTax(taxable, rules);
  const work = Math.min(workCredit(yearly, pay.days, rules), grossTax);
  const further = Math.min(furtherCredit(yearly, pay.days, rules), grossTax - work);
  const incomeTax = grossTax - work - further;
  const onTop = pay.days === 0 ? 0 : additions({ yearly, taxable, days: pay.days }, grossTax > work, rules);
  return {
    contributions,
    taxable,
    grossTax,
    credits: work + further,
    incomeTax,
    additions: onTop,
    net: taxable - incomeTax + onTop,
  };
}
