import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { monthlyOf, type TaxClass, yearlyWageTax } from '@vesta/domain/pay-rules/de/wage-tax';
import { yearOfMonth } from '../../../papers/months.ts';
import { monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { runningPay } from './running-pay.ts';

/** Wage tax of the running pay in this class, for somebody usual: one child, a fund of average price. */
export function estimatedWageTax(slip: ReadPaper<'payslip'>, taxClass: TaxClass): number | null {
  const [month, pay] = [monthOf(slip), runningPay(slip)];
  const rules = month ? germanPayRules(yearOfMonth(month)) : null;
  if (!rules || pay === null) return null;
  const usual = { children: 1, saxony: false, fundExtra: rules.insurance.fundExtra.average };
  return monthlyOf(yearlyWageTax(pay, taxClass, usual, rules));
}
