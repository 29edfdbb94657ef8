import * as z from 'zod/mini';

/** Everything a report can say is missing, odd or wrong. Each is raised by one cause and by nothing else. */
export const reportFlags = [
  'missing_records',
  'no_income_detected',
  'no_rent_detected',
  'no_salary_detected',
  'statement_not_recent',
  'name_mismatch',
  'birth_date_mismatch',
  'birth_place_mismatch',
  'tax_id_mismatch',
  'id_expired',
  'payslip_old',
  'tax_declaration_old',
  'salary_mismatch',
  'not_original',
  'unreadable',
  'corrupted',
  'merged',
  'insufficient',
  'payslip_employee_mismatch',
  'payslip_employer_mismatch',
  'anomaly_innocent',
  'other_income_undeclared',
  'declared_income_unseen',
  'rent_undeclared',
  'rent_differs',
  'contract_unknown',
  'contract_differs',
  'variable_pay',
  'income_falling',
  'foreign_currency',
  'overdrawn',
  'member_pending',
  'guarantor_needed',
  'funds_not_shown',
  'no_files',
] as const;
export type ReportFlag = (typeof reportFlags)[number];

export const messageSources = [
  'bank',
  'payslips',
  'recurrent_costs',
  'identity',
  'fiscal',
  'contract',
  'other_documents',
  'household',
  'mortgage',
] as const;
export type MessageSource = (typeof messageSources)[number];

/** Numbers under these names in the data of messages, checks and counterfactuals are cents. */
export const moneyNames: readonly string[] = [
  'amount',
  'balance',
  'commitments',
  'declared',
  'latest',
  'missing',
  'rent',
  'required',
  'seen',
  'shortfall',
  'usual',
];

export const reportMessage = z.object({
  type: z.enum(['error', 'warning']),
  msg: z.enum(reportFlags),
  source: z.enum(messageSources),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Keys of the papers that it is about. */
  papers: z.array(z.string()),
});
export type ReportMessage = z.infer<typeof reportMessage>;
