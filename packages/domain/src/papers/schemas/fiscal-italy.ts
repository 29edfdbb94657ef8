import type { PaperSchema } from '../field-kinds.ts';
import { filed, grant, taxPaper } from './fiscal.ts';

/** For employees and pensioners, or for the self-employed: the figures of one of the two. */
export const cu = {
  ...taxPaper,
  payer_name: 'text',
  payer_id: 'id',
  income_open_ended: 'money',
  income_fixed_term: 'money',
  income_pension: 'money',
  income_assimilated: 'money',
  spouse_cheques: 'money',
  days_worked: 'number',
  days_pension: 'number',
  employment_start: 'day',
  employment_end: 'day',
  tax_withheld: 'money',
  regional_surtax: 'money',
  municipal_surtax_advance: 'money',
  municipal_surtax_balance: 'money',
  /** Kept for the social insurance. */
  contributions: 'money',
  gross_tax: 'money',
  total_credits: 'money',
  gross_paid: 'money',
  taxable_paid: 'money',
  withholding: 'money',
  employment_kind: 'text',
  date_of_birth: 'day',
} as const satisfies PaperSchema;

/** What both returns reckon with. */
const returned = {
  ...taxPaper,
  ...filed,
  total_income: 'money',
  main_home_deduction: 'money',
  deductible_charges: 'money',
  gross_tax: 'money',
  net_tax: 'money',
  tax_withheld: 'money',
  employment_income: 'money',
  tax_refund: 'money',
  tax_due: 'money',
  is_joint: 'flag',
} as const satisfies PaperSchema;

export const modello730 = {
  ...returned,
  regional_surtax: 'money',
  municipal_surtax: 'money',
  /** Declared beside wages: what somebody earned now and then. */
  other_income: 'money',
  spouse_fiscal_id: 'id',
  spouse_gross_income: 'money',
  spouse_taxable_income: 'money',
  spouse_tax: 'money',
} as const satisfies PaperSchema;

export const redditiPf = {
  ...returned,
  date_of_birth: 'day',
  vat_number: 'id',
  rn_taxable_income: 'money',
  professional_receipts: 'money',
  professional_expenses: 'money',
  professional_income: 'money',
  flat_rate_receipts: 'money',
  flat_rate_gross: 'money',
  flat_rate_contributions: 'money',
  flat_rate_net: 'money',
  flat_rate_after_losses: 'money',
  flat_rate_tax: 'money',
} as const satisfies PaperSchema;

export const redditiPfReceipt = {
  ...taxPaper,
  ...filed,
  vat_number: 'id',
  flat_rate_receipts: 'money',
} as const satisfies PaperSchema;

export const naspi = {
  ...grant,
  gross_monthly: 'money',
  gross_daily: 'money',
  benefit_days: 'number',
} as const satisfies PaperSchema;
