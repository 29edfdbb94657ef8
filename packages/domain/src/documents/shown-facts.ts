import type { FieldOf, KindOfField } from '../papers/schema.ts';

/** Whether every sign of a text counts is for readers and rules; on the screen it is a text. */
type ShownAs<Kind> = Kind extends 'id' ? 'text' : Kind;

/** Values of a paper that its owner is shown and may correct, in the order of the screen. The rest is for the rules. */
export const shownFacts = {
  surname: 'text',
  given_names: 'text',
  holder: 'text',
  employee_name: 'text',
  person_name: 'text',
  birth_date: 'day',
  date_of_birth: 'day',
  birth_place: 'text',
  nationality: 'text',
  document_number: 'text',
  expiry_date: 'day',
  fiscal_code: 'text',
  fiscal_id: 'text',
  address: 'text',
  employer_name: 'text',
  payer_name: 'text',
  hire_date: 'day',
  employment_start: 'day',
  employment_end: 'day',
  end_date: 'day',
  period: 'month',
  tax_year: 'number',
  gross: 'money',
  net: 'money',
  gross_income: 'money',
  taxable_income: 'money',
  tax: 'money',
  gross_monthly: 'money',
  net_monthly: 'money',
  benefit_start: 'day',
  benefit_end: 'day',
  bank: 'text',
  iban: 'text',
  period_start: 'day',
  period_end: 'day',
  opening_balance: 'money',
  closing_balance: 'money',
  issue_date: 'day',
} as const satisfies { readonly [Name in FieldOf]?: ShownAs<KindOfField<Name>> };

export type ShownFact = keyof typeof shownFacts;

export const isShownFact = (name: string): name is ShownFact => Object.hasOwn(shownFacts, name);

export const shownFactNames = Object.keys(shownFacts) as ShownFact[];
