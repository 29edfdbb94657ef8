import * as z from 'zod/mini';

export const certaintyGrades = ['strong', 'good', 'thin'] as const;
export type CertaintyGrade = (typeof certaintyGrades)[number];

export const certaintyReasons = [
  'paper_and_bank_agree',
  'paper_and_bank_differ',
  'paper_only',
  'bank_only',
  'return_and_bank',
  'letter_and_bank_agree',
  'one_month_only',
  'papers_are_samples',
  'contract_supplied',
  'contract_from_payslips',
  'contract_declared_only',
  'contract_ends',
  'commitments_seen',
  'commitments_one_account',
  'no_bank_records',
  'short_bank_records',
  'funds_on_account',
  'funds_with_papers',
  'funds_partly',
  'funds_declared_only',
  'funds_unverified',
  'identity_confirmed',
  'identity_read',
  'identity_by_bank',
  'nothing_to_go_by',
] as const;
export type CertaintyReason = (typeof certaintyReasons)[number];

/** How sure a part of the report is: it counts sources and gives the reason, never a percentage. */
export const certainty = z.object({
  about: z.enum(['income', 'commitments', 'contract', 'identity', 'own_funds']),
  grade: z.enum(certaintyGrades),
  reason: z.enum(certaintyReasons),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Certainty = z.infer<typeof certainty>;
