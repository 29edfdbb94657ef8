import { CENTS } from '../share.ts';
import { type GermanInsurance, type GermanInsured, insuranceOf } from './insurance.ts';
import type { GermanPayRules } from './rules.ts';
import { monthlyOf, solidarity, type TaxClass, yearlyWageTax } from './wage-tax.ts';

export interface GermanPay extends GermanInsured {
  /** Running pay of the month, in cents. */
  readonly gross: number;
  readonly taxClass: TaxClass;
  /** 8 or 9 percent of the wage tax; 0 for those outside the churches. */
  readonly churchShare: number;
}

export interface GermanNet {
  readonly wageTax: number;
  readonly solidarity: number;
  readonly churchTax: number;
  readonly insurance: GermanInsurance;
  readonly net: number;
}

/** A month's pay as payroll reckons it for somebody in all statutory insurances. */
export function germanGrossToNet(pay: GermanPay, rules: GermanPayRules): GermanNet {
  const small = pay.gross <= rules.minijob * CENTS && pay.taxClass !== 6;
  const yearly = small ? 0 : yearlyWageTax(pay.gross, pay.taxClass, pay, rules);
  const wageTax = monthlyOf(yearly);
  const surcharge = monthlyOf(solidarity(yearly, pay.taxClass, rules));
  const churchTax = Math.floor((wageTax * pay.churchShare) / 100);
  const insurance = insuranceOf(pay.gross, pay, rules);
  return {
    wageTax,
    solidarity: surcharge,
    churchTax,
    insurance,
    net: pay.gross - wageTax - surcharge - churchTax - insurance.total,
  };
}
