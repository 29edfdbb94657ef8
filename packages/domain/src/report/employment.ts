import * as z from 'zod/mini';
import { employmentStatuses } from '../employment.ts';

export const contractKinds = ['open_ended', 'fixed_term', 'apprentice', 'agency', 'unknown'] as const;
/** What a contract may call itself; those that are not weighed by themselves count as what they are closest to. */
export const writtenContractKinds = [
  'open_ended',
  'fixed_term',
  'apprentice',
  'agency',
  'internship',
  'collaboration',
  'minijob',
] as const;
export type WrittenContractKind = (typeof writtenContractKinds)[number];
export const isWrittenContractKind = (kind: unknown): kind is WrittenContractKind =>
  writtenContractKinds.some((known) => known === kind);

export type ContractKind = (typeof contractKinds)[number];

export const employmentPart = z.object({
  status: z.enum(employmentStatuses),
  /** What counts a month after normalising and weighing, and the ordinary net that it began with. */
  monthly_income: z.object({ value: z.nullable(z.int()), net_value: z.nullable(z.int()) }),
  recurrent_costs: z.nullable(z.int()),
  /** Of them what is deducted from income. */
  commitments: z.int(),
  employment_monthly_income: z.nullable(z.int()),
  employer: z.nullable(z.string()),
  other_monthly_income: z.object({ value: z.int(), warning: z.nullable(z.string()) }),
  type_of_contract: z.nullable(z.enum(contractKinds)),
  contract_end: z.nullable(z.string()),
  paychecks_per_year: z.nullable(z.int()),
  average_cash_balance: z.object({
    value: z.nullable(z.int()),
    value_translation_key: z.nullable(z.enum(['covers_deposit', 'below_deposit', 'no_rent', 'not_known'])),
  }),
  actual_monthly_rent: z.object({
    value: z.nullable(z.int()),
    valid: z.nullable(z.boolean()),
    display: z.boolean(),
    error_msg: z.nullable(z.string()),
  }),
  /** Null for German landlords, who may not ask. */
  employment_start_date: z.nullable(z.string()),
  /** In months; valid from half a year. */
  seniority: z.object({ value: z.nullable(z.int()), valid: z.nullable(z.boolean()) }),
  active_contract: z.nullable(z.boolean()),
});
export type EmploymentPart = z.infer<typeof employmentPart>;
