import type { PaperSchema } from '../field-kinds.ts';

export const accountStatement = {
  holder: 'text',
  iban: 'id',
  bic: 'id',
  bank: 'text',
  bank_code: 'id',
  period_start: 'day',
  period_end: 'day',
  opening_balance: 'money',
  opening_date: 'day',
  closing_balance: 'money',
  closing_date: 'day',
  total_credits: 'money',
  total_debits: 'money',
  currency: 'text',
  account_type: 'text',
  statement_number: 'id',
  movement_list: 'flag',
  /** Whoever signed in, as the bank knows them; only what a connection delivers has it. */
  identity_name: 'text',
  address: 'text',
} as const satisfies PaperSchema;
