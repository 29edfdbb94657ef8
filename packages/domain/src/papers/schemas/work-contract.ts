import type { PaperSchema } from '../field-kinds.ts';

/** The terms that somebody works under, as an employer attests them. */
export const employerConfirmation = {
  payer_name: 'text',
  person_name: 'text',
  fiscal_id: 'id',
  employment_kind: 'text',
  employment_start: 'day',
  employment_end: 'day',
  salary_amount: 'money',
  salary_period: 'text',
  monthly_gross: 'money',
  gross_income: 'money',
  weekly_hours: 'number',
  issue_date: 'day',
  date_of_birth: 'day',
  address: 'text',
} as const satisfies PaperSchema;

export const workContract = {
  ...employerConfirmation,
  probation_months: 'number',
  probation_end: 'day',
  paychecks_per_year: 'number',
  extra_pay: 'text',
  issue_place: 'text',
} as const satisfies PaperSchema;
