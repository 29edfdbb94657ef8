import * as z from 'zod/mini';
import { place } from './place.ts';
import { incomeKinds, weightReasons } from './reasons.ts';

/** One month of a row; `value` is null where nothing is wrong. */
export const coverageEntry = z.object({
  value: z.nullable(z.enum(['missing', 'warning', 'error'])),
  numeric_value: z.nullable(z.int()),
  translation_key: z.string(),
  msg: z.nullable(z.string()),
  year: z.int(),
  month: z.string(),
});
export type CoverageEntry = z.infer<typeof coverageEntry>;

/** Money in from one source. */
export const incomeRecord = z.object({
  label: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  is_fraud: z.boolean(),
  coverage: z.array(coverageEntry),
  kind: z.enum(incomeKinds),
  times: z.int(),
  monthly: z.int(),
  counted: z.int(),
  reason: z.enum(weightReasons),
  places: z.array(place),
});
export type IncomeRecord = z.infer<typeof incomeRecord>;

export const bankStatementsIncomes = z.object({
  label: z.string(),
  content: z.array(incomeRecord),
  /** Keys of statements that could not be used. */
  error_files: z.array(z.string()),
});

/** Why less, or more, is paid out than the net of a slip. */
export const withheldReasons = ['garnishment', 'salary_loan', 'other', 'paid_beside'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

export const payslipRow = z.object({
  key: z.string(),
  month: z.string(),
  kind: z.nullable(z.string()),
  gross: z.nullable(z.int()),
  deducted: z.nullable(z.int()),
  one_off: z.int(),
  net: z.nullable(z.int()),
  /** What the slip says is paid out; what is withheld below the net, and what for where the slip tells. */
  paid: z.nullable(z.int()),
  withheld: z.int(),
  withheld_for: z.nullable(z.enum(withheldReasons)),
  /** What is paid out, without one-offs. */
  ordinary: z.nullable(z.int()),
  in_bank_on: z.nullable(z.string()),
  in_bank: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  counted: z.boolean(),
  places: z.array(place),
});
export type PayslipRow = z.infer<typeof payslipRow>;

/** The payslips of one employer. */
export const payslipsIncome = z.object({
  label: z.nullable(z.string()),
  coverage: z.array(coverageEntry),
  error_files: z.array(z.string()),
  is_fraud: z.boolean(),
  rows: z.array(payslipRow),
});
export type PayslipsIncome = z.infer<typeof payslipsIncome>;

export const payslipControlNames = [
  'name_matches',
  'fiscal_code_matches',
  'employer_consistent',
  'months_consecutive',
  'recent',
  'arithmetic',
  'contributions_plausible',
  'original_file',
  'seniority',
  'contract_active',
  'pay_seized',
  'bank_transfer_seen',
] as const;
export type PayslipControlName = (typeof payslipControlNames)[number];

/** A question with a yes or no; null could not be answered. `reverse_colors`: here a no is the good answer. */
export const payslipControl = z.object({
  translation_key: z.enum(payslipControlNames),
  value: z.nullable(z.boolean()),
  icon: z.enum(['tick', 'warning', 'inconclusive']),
  reverse_colors: z.boolean(),
  papers: z.array(z.string()),
});
export type PayslipControl = z.infer<typeof payslipControl>;

export const payslipsControls = z.object({ label: z.string(), content: z.array(payslipControl) });
