import type { PaperSchema } from '../field-kinds.ts';

/** Cards, passports, permits: all tell the same of their holder, as far as they tell it. */
export const identity = {
  surname: 'text',
  given_names: 'text',
  document_number: 'id',
  nationality: 'text',
  issuer: 'text',
  birth_date: 'day',
  birth_place: 'text',
  sex: 'text',
  expiry_date: 'day',
  issue_date: 'day',
  unlimited_validity: 'flag',
  fiscal_code: 'id',
  address: 'text',
  card_number: 'id',
  permit_type: 'text',
  mrz_lines: 'id',
} as const satisfies PaperSchema;
