import type { Fields } from '../found.ts';
import type { Draft } from './draft.ts';

/** Everything that is looked for on a slip, whether its country prints it or not. */
const fieldNames = `employee_name fiscal_id date_of_birth employer_name employer_id period kind hire_date end_date
  seniority_date contract_type qualification level ccnl part_time_pct personnel_number tax_class gross contractual_gross
  social_contributions taxable income_tax wage_tax church_tax solidarity health pension unemployment care tax_deductions
  social_security_deductions tax_gross social_gross other_deductions total_deductions net paid_amount iban ytd_gross
  ytd_tax ytd_taxable severance_accrual refund_730 payments_per_year sv_number health_fund contribution_group person_group garnishment salary_loan
  marked_sample`.split(/\s+/);

/** Without these a slip proves little. */
const expected: Readonly<Record<string, readonly string[]>> = {
  IT: ['employee_name', 'fiscal_id', 'employer_name', 'period', 'hire_date', 'gross', 'net'],
  DE: ['employee_name', 'employer_name', 'period', 'hire_date', 'gross', 'net', 'paid_amount'],
};

export function fieldsOf(draft: Draft): Fields {
  const known = Object.fromEntries(fieldNames.map((name) => [name, draft.fields.get(name) ?? null]));
  return { ...known, ...Object.fromEntries(draft.fields) };
}

export const unreadOf = (draft: Draft, country: string): readonly string[] =>
  (expected[country] ?? []).filter((name) => !draft.fields.has(name));
