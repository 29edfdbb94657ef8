/** Why a figure is what it is, in codes that stay the same for good. */
export const reasonCodes = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10'] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Why an income counts in full or in part. */
export const weightReasons = [
  'open_ended',
  'probation',
  'fixed_term_12',
  'fixed_term_6',
  'fixed_term_3',
  'fixed_term_ending',
  'loan_fixed_term_36',
  'loan_fixed_term_24',
  'loan_fixed_term_12',
  'loan_fixed_term_ending',
  'apprentice',
  'agency',
  'future_start',
  'contract_ended',
  'contract_unknown',
  'tax_return_and_bank',
  'bank_only',
  'tax_return_only',
  'young_activity',
  'scholarship',
  'family_support',
  'benefit_lasting',
  'benefit_ending',
  'housing_benefit',
  'pension',
  'rental_in_return',
  'rental_not_in_return',
  'alimony_regular',
  'alimony_irregular',
  'child_benefit',
  'child_benefit_no_minor',
  'investment',
  'not_evidenced',
  'not_declared',
  'one_off',
] as const;
export type WeightReason = (typeof weightReasons)[number];

export const incomeKinds = [
  'employment',
  'self_employment',
  'scholarship',
  'family_support',
  'unemployment_benefit',
  'parental_benefit',
  'housing_benefit',
  'pension',
  'rental',
  'alimony',
  'child_benefit',
  'investment',
  'other',
] as const;
export type IncomeKind = (typeof incomeKinds)[number];
