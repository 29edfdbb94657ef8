import type { Month } from '../../calendar.ts';
import type { Surtaxes } from './surtaxes.ts';

/** One line of the body of a slip. */
export interface PayItem {
  readonly code: string;
  readonly label: string;
  readonly quantity: string | null;
  readonly unit: number | null;
  readonly earning: number;
  readonly deduction: number;
}

export interface Contribution {
  readonly code: string;
  readonly label: string;
  readonly base: number;
  /** Basis points. */
  readonly rate: number;
  readonly amount: number;
}

export interface YearToDate {
  readonly contributionBase: number;
  readonly taxable: number;
  readonly incomeTax: number;
}

export interface ItalianSlip {
  readonly country: 'IT';
  readonly month: Month;
  readonly kind: 'ordinary' | 'tredicesima' | 'quattordicesima';
  readonly contractual: number;
  readonly items: readonly PayItem[];
  readonly contributions: readonly Contribution[];
  readonly contributionBase: number;
  readonly contributionTotal: number;
  readonly taxable: number;
  readonly grossTax: number;
  readonly workCredit: number;
  readonly furtherCredit: number;
  readonly incomeTax: number;
  readonly surtaxes: Surtaxes;
  /** Everything on the earning side: wage, additions, refunds. */
  readonly earnings: number;
  readonly deductions: number;
  readonly net: number;
  readonly severance: number;
  readonly days: number;
  readonly toDate: YearToDate;
}
