import type { PaperSchema } from '../field-kinds.ts';

/** What a lease says about the rent that somebody declares to pay. */
export const rentalContract = {
  monthly_rent: 'money',
  annual_rent: 'money',
  cold_rent: 'money',
  start_date: 'day',
} as const satisfies PaperSchema;
