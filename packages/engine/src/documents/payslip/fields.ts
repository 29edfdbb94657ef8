import { slipFields } from '@vesta/domain/papers/schemas/payslip';
import type { FieldsOf } from '../found.ts';
import type { Draft, SlipField } from './draft.ts';

/** Without these a slip proves little. */
const expected: Readonly<Record<string, readonly SlipField[]>> = {
  IT: ['employee_name', 'fiscal_id', 'employer_name', 'period', 'hire_date', 'gross', 'net'],
  DE: ['employee_name', 'employer_name', 'period', 'hire_date', 'gross', 'net', 'paid_amount'],
};

export function fieldsOf(draft: Draft): FieldsOf<'payslip'> {
  const sought = Object.fromEntries(Object.keys(slipFields).map((name) => [name, null]));
  return { ...sought, ...Object.fromEntries(draft.fields) };
}

export const unreadOf = (draft: Draft, country: string): readonly string[] =>
  (expected[country] ?? []).filter((name) => !draft.fields.has(name));
