/** What a paper was found to be, in words: nobody but a machine calls a paper `account_statement`. */
const kinds = {
  payslip: 'a payslip',
  account_statement: 'a bank statement',
  cu: 'a CU',
  modello_730: 'a 730 tax return',
  redditi_pf: 'a Redditi PF tax return',
  redditi_pf_receipt: 'the receipt of a tax return',
  naspi: 'a NASpI letter',
  lohnsteuerbescheinigung: 'a wage tax certificate',
  est_bescheid: 'a tax assessment',
  bwa: 'a business analysis (BWA)',
  euer: 'a profit statement (EÜR)',
  pension_notice: 'a pension letter',
  alg_bescheid: 'a letter on unemployment benefit',
  elterngeld_bescheid: 'a letter on parental benefit',
  work_contract: 'a work contract',
  id_card: 'an identity card',
  paper_id_card: 'a paper identity card',
  passport: 'a passport',
  residence_permit: 'a residence permit',
  fiscal_card: 'a health card',
  visa: 'a visa',
  presence_sheet: 'an attendance sheet',
  card_statement: 'a card statement',
  loan_statement: 'a loan statement',
  securities_statement: 'a securities statement',
  scalar_statement: 'an interest statement',
  invoice: 'an invoice',
  f24: 'an F24 form',
  rental_contract: 'a rental contract',
  foreign_payslip: 'a payslip from another country',
  employer_confirmation: 'a confirmation by an employer',
  child_benefit_notice: 'a notice of child benefit',
  benefit_notice: 'a notice of a benefit such as sick pay or housing benefit',
  prepayment_notice: 'a notice of tax prepayments',
  annual_accounts: 'the annual accounts of a business',
  isee: 'an ISEE attestation',
  residence_certificate: 'a certificate of residence',
  other: 'another document',
};

/** Stands in a message in the place of the value `found`. */
export const foundPaper = `{found, select, ${Object.entries(kinds)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;

/** What was asked for in its place; stands in a message in the place of the value `expected`. */
const wanted = {
  identity_document: 'a picture of the ID',
  payslip: 'a payslip',
  bank_statement: 'a bank statement',
  fiscal_document: 'a tax document',
  work_contract: 'the work contract',
  other: 'another document',
};

export const wantedPaper = `{expected, select, ${Object.entries(wanted)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;
