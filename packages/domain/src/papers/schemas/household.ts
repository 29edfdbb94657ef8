import type { PaperSchema } from '../field-kinds.ts';

/** What an Italian household is worth, as the state reckons it: no income of a person. */
export const isee = {
  year: 'number',
  issue_date: 'day',
  expiry_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  household_members: 'number',
  isee_value: 'money',
  ise_value: 'money',
  income_indicator: 'money',
  wealth_indicator: 'money',
} as const satisfies PaperSchema;

/** Who lives where, as the register of a town says it. */
export const residenceCertificate = {
  /** In which it was issued. */
  year: 'number',
  issue_date: 'day',
  person_name: 'text',
  fiscal_id: 'id',
  date_of_birth: 'day',
  address: 'text',
  move_in_date: 'day',
} as const satisfies PaperSchema;

/** What somebody paid to the Italian state, and when. */
export const f24 = {
  /** In which it was paid; the rows may be of other years. */
  year: 'number',
  person_name: 'text',
  fiscal_id: 'id',
  total_paid: 'money',
  /** To the tax office, and to the social insurance, of the whole. */
  tax_paid: 'money',
  contributions_paid: 'money',
  payment_date: 'day',
  iban: 'id',
} as const satisfies PaperSchema;
