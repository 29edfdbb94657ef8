import type { PaperSchema } from '../field-kinds.ts';
import { grant, ofPerson, taxPaper } from './fiscal.ts';

export const lohnsteuerbescheinigung = {
  ...taxPaper,
  payer_name: 'text',
  payer_id: 'id',
  tax_class: 'text',
  gross_wage: 'money',
  wage_tax: 'money',
  solidarity_surcharge: 'money',
  church_tax: 'money',
  church_tax_spouse: 'money',
  reduced_rate_wage: 'money',
  wage_replacement: 'money',
  pension_employer: 'money',
  pension_employer_fund: 'money',
  pension_employee: 'money',
  pension_employee_fund: 'money',
  health: 'money',
  care: 'money',
  unemployment: 'money',
  private_insurance: 'money',
  employment_start: 'day',
  employment_kind: 'text',
  period_start: 'day',
  period_end: 'day',
  date_of_birth: 'day',
} as const satisfies PaperSchema;

export const estBescheid = {
  ...taxPaper,
  tax_number: 'id',
  payer_name: 'text',
  payer_id: 'id',
  gross_wage: 'money',
  /** Spent to earn the wage, and taken off it. */
  work_expenses: 'money',
  /** Of a couple: what the one named first and the other earned. */
  person_gross_wage: 'money',
  spouse_gross_wage: 'money',
  person_income_employment: 'money',
  spouse_income_employment: 'money',
  person_income: 'money',
  spouse_income: 'money',
  income_self_employed: 'money',
  income_business: 'money',
  income_employment: 'money',
  income_rental: 'money',
  sum_of_income: 'money',
  total_income: 'money',
  income_after_deductions: 'money',
  contributions: 'money',
  tariff_tax: 'money',
  solidarity_surcharge: 'money',
  church_tax: 'money',
  tax_withheld: 'money',
  tax_refund: 'money',
  tax_due: 'money',
  iban: 'id',
  is_joint: 'flag',
  is_filed: 'flag',
} as const satisfies PaperSchema;

export const bwa = {
  ...ofPerson,
  period: 'month',
  revenue_month: 'money',
  revenue_to_date: 'money',
  costs_month: 'money',
  costs_to_date: 'money',
  result_month: 'money',
  result_to_date: 'money',
  employment_kind: 'text',
} as const satisfies PaperSchema;

export const euer = {
  ...ofPerson,
  taxable_income: 'money',
  tax: 'money',
  revenue: 'money',
  expenses: 'money',
  profit: 'money',
  employment_kind: 'text',
} as const satisfies PaperSchema;

export const algBescheid = {
  ...grant,
  net_monthly: 'money',
  net_daily: 'money',
  /** A day's pay from which it was reckoned. */
  assessed_daily: 'money',
  benefit_days: 'number',
} as const satisfies PaperSchema;

export const elterngeldBescheid = {
  ...grant,
  net_monthly: 'money',
  /** A month's net pay from which it was reckoned. */
  net_before: 'money',
  gross_before: 'money',
  /** All months together. */
  benefit_total: 'money',
} as const satisfies PaperSchema;
