import type { PaperSchema } from '../field-kinds.ts';

/** What every fiscal paper tells, of whom and of how much. */
export const ofPerson = {
  tax_year: 'number',
  issue_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  gross_income: 'money',
  address: 'text',
} as const satisfies PaperSchema;

/** A year's income and the tax on it. */
export const taxPaper = {
  ...ofPerson,
  taxable_income: 'money',
  tax: 'money',
  net_estimate: 'money',
} as const satisfies PaperSchema;

export const filed = { protocol: 'id', is_filed: 'flag' } as const satisfies PaperSchema;

/** The letter of an office that pays somebody for a time. */
export const grant = {
  ...ofPerson,
  /** Of the letter itself: it is no year of tax. */
  year: 'number',
  payer_name: 'text',
  benefit_start: 'day',
  benefit_end: 'day',
  is_accepted: 'flag',
  employment_kind: 'text',
  /** The account that it is paid to. */
  iban: 'id',
  date_of_birth: 'day',
} as const satisfies PaperSchema;

export const pensionNotice = {
  ...ofPerson,
  year: 'number',
  period: 'month',
  payer_name: 'text',
  sv_number: 'id',
  gross_monthly: 'money',
  net_monthly: 'money',
  tax: 'money',
  benefit_start: 'day',
  employment_kind: 'text',
  iban: 'id',
  date_of_birth: 'day',
} as const satisfies PaperSchema;

/** What is paid for children is no income of work, and is told all the same. */
export const childBenefitNotice = {
  year: 'number',
  issue_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  payer_name: 'text',
  net_monthly: 'money',
  benefit_total: 'money',
  iban: 'id',
} as const satisfies PaperSchema;

/** What is paid in place of work, or towards a household: counted from the account on which it arrives. */
export const benefitNotice = {
  year: 'number',
  issue_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  payer_name: 'text',
  gross_daily: 'money',
  net_daily: 'money',
  net_monthly: 'money',
  benefit_total: 'money',
  benefit_start: 'day',
  benefit_end: 'day',
  iban: 'id',
} as const satisfies PaperSchema;

/** What a tax office asks for ahead: an outgoing, and no proof of income. */
export const prepaymentNotice = {
  year: 'number',
  issue_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  prepayment_quarterly: 'money',
  prepayment_yearly: 'money',
  /** The income that the office expects, and reckons the tax from. */
  income_self_employed: 'money',
  income_business: 'money',
  taxable_income: 'money',
} as const satisfies PaperSchema;

/** The year of a business, not of a person. */
export const annualAccounts = {
  tax_year: 'number',
  person_name: 'text',
  fiscal_id: 'id',
  revenue: 'money',
  profit: 'money',
} as const satisfies PaperSchema;
