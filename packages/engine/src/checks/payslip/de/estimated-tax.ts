import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { monthlyOf, type TaxClass, yearlyWageTax } from '@vesta/domain/pay-rules/de/wage-tax';
import { numberIn } from '../../../papers/fields.ts';
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

/** The fewest euros that insurances keep from tax: of those that the slip takes nothing for, none. */
const MOST_CHILDREN = 4;

/** The most wage tax that the running pay is taxed with in this class, whoever is insured where. */
export function highestWageTax(slip: ReadPaper<'payslip'>, taxClass: TaxClass): number | null {
  const [month, pay] = [monthOf(slip), runningPay(slip)];
  const rules = month ? germanPayRules(yearOfMonth(month)) : null;
  if (!rules || pay === null) return null;
  const { insurance } = rules;
  const takes = (name: 'pension' | 'health'): boolean => (numberIn(slip.reading, name) ?? 0) > 0;
  const insured = {
    ...insurance,
    pensionCeiling: takes('pension') ? insurance.pensionCeiling : 0,
    healthCeiling: takes('health') ? insurance.healthCeiling : 0,
  };
  const cheapest = { children: MOST_CHILDREN, saxony: false, fundExtra: insurance.fundExtra.least };
  return monthlyOf(yearlyWageTax(pay, taxClass, cheapest, { ...rules, insurance: insured }));
}
