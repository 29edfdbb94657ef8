import type { PaperSchema } from '../field-kinds.ts';

/** What a lease says about the rent that somebody declares to pay, to whom, and for how long. */
export const rentalContract = {
  tenant_name: 'text',
  landlord_name: 'text',
  fiscal_id: 'id',
  monthly_rent: 'money',
  annual_rent: 'money',
  cold_rent: 'money',
  side_costs: 'money',
  deposit: 'money',
  start_date: 'day',
  end_date: 'day',
} as const satisfies PaperSchema;
