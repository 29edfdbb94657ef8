/** The families of papers that an application can be proved with. `other` is everything else. */
export const paperKinds = [
  'identity_document',
  'payslip',
  'bank_statement',
  'fiscal_document',
  'work_contract',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/**
 * What exactly it is within its family. The types under `other` are papers that people upload by mistake:
 * they are known so that they can be refused by name.
 */
export const paperTypes = {
  identity_document: ['id_card', 'paper_id_card', 'passport', 'residence_permit', 'fiscal_card', 'visa'],
  payslip: ['payslip'],
  bank_statement: ['account_statement'],
  fiscal_document: [
    'cu',
    'modello_730',
    'redditi_pf',
    'redditi_pf_receipt',
    'naspi',
    'lohnsteuerbescheinigung',
    'est_bescheid',
    'bwa',
    'euer',
    'pension_notice',
    'alg_bescheid',
    'elterngeld_bescheid',
  ],
  work_contract: ['work_contract'],
  other: [
    'presence_sheet',
    'card_statement',
    'loan_statement',
    'securities_statement',
    'scalar_statement',
    'invoice',
    'f24',
    'rental_contract',
    'foreign_payslip',
    'employer_confirmation',
    'child_benefit_notice',
    'benefit_notice',
    'prepayment_notice',
    'annual_accounts',
    'isee',
    'residence_certificate',
    'unknown',
  ],
} as const;
export type PaperType = (typeof paperTypes)[PaperKind][number];
