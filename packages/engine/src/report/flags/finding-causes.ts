import type { MessageSource, ReportFlag } from '@vesta/domain/report/flags';

export interface FindingCause {
  readonly flag: ReportFlag;
  readonly rule: string;
  /** Where it is told; without it by the kind of paper that it is about. */
  readonly source?: MessageSource;
  /** Only these wordings of the rule, or all but these. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Only where the rule weighs it so. */
  readonly level?: 'warning';
}

/** Which failed check raises which flag: one line each, and nothing else raises them. */
export const findingCauses: readonly FindingCause[] = [
  { flag: 'missing_records', rule: 'R_BANK_COVERAGE_3M', source: 'bank' },
  { flag: 'missing_records', rule: 'R_BANK_COVERAGE_6M', source: 'bank' },
  { flag: 'missing_records', rule: 'R_BANK_BALANCES_CONTINUE', source: 'bank' },
  { flag: 'missing_records', rule: 'R_PAYSLIP_CONTINUITY', source: 'payslips' },
  { flag: 'no_salary_detected', rule: 'R_BANK_SALARY_FOUND', source: 'bank' },
  { flag: 'no_rent_detected', rule: 'R_BANK_RENT_FOUND', source: 'recurrent_costs', only: ['missing'] },
  { flag: 'rent_undeclared', rule: 'R_BANK_RENT_FOUND', source: 'recurrent_costs', only: ['undeclared'] },
  { flag: 'rent_differs', rule: 'R_BANK_RENT_FOUND', source: 'recurrent_costs', only: ['differs'] },
  { flag: 'statement_not_recent', rule: 'R_BANK_RECENT', source: 'bank' },
  { flag: 'name_mismatch', rule: 'R_ID_NAME_MATCH', source: 'identity' },
  { flag: 'name_mismatch', rule: 'R_BANK_HOLDER_MATCH', source: 'bank' },
  { flag: 'name_mismatch', rule: 'R_TAX_NAMES', source: 'fiscal' },
  { flag: 'name_mismatch', rule: 'R_CONTRACT_PARTIES', source: 'contract' },
  { flag: 'birth_date_mismatch', rule: 'R_ID_DOB_MATCH', source: 'identity' },
  { flag: 'birth_date_mismatch', rule: 'R_CF_VS_DOB_SEX', source: 'identity' },
  { flag: 'birth_place_mismatch', rule: 'R_ID_BIRTHPLACE_MATCH', source: 'identity' },
  { flag: 'birth_place_mismatch', rule: 'R_CF_VS_BIRTHPLACE', source: 'identity' },
  { flag: 'tax_id_mismatch', rule: 'R_CF_ON_DOCUMENT_MATCH' },
  { flag: 'tax_id_mismatch', rule: 'R_CF_VS_NAME', source: 'identity' },
  { flag: 'tax_id_mismatch', rule: 'R_TAX_CF_MATCH', source: 'fiscal' },
  { flag: 'id_expired', rule: 'R_ID_EXPIRED', source: 'identity' },
  { flag: 'id_expired', rule: 'R_ID_PERMIT_VALID', source: 'identity' },
  { flag: 'payslip_old', rule: 'R_PAYSLIP_RECENT', source: 'payslips' },
  { flag: 'tax_declaration_old', rule: 'R_TAX_YEAR', source: 'fiscal', except: ['future'] },
  { flag: 'salary_mismatch', rule: 'R_X_PAYSLIP_NET_IN_BANK', source: 'payslips', except: ['other_account'] },
  { flag: 'not_original', rule: 'R_PDF_ORIGINAL', except: ['merged'] },
  { flag: 'unreadable', rule: 'R_BANK_UNREADABLE', source: 'bank' },
  { flag: 'unreadable', rule: 'R_ID_READABLE', source: 'identity' },
  { flag: 'unreadable', rule: 'R_FILE_BLURRY' },
  { flag: 'unreadable', rule: 'R_FILE_ENCRYPTED' },
  { flag: 'corrupted', rule: 'R_FILE_CORRUPT' },
  { flag: 'merged', rule: 'R_FILE_MERGED' },
  { flag: 'merged', rule: 'R_PDF_ORIGINAL', only: ['merged'] },
  { flag: 'insufficient', rule: 'R_PAYSLIP_MONTHS', source: 'payslips' },
  { flag: 'insufficient', rule: 'R_FILE_PAGES_MISSING' },
  { flag: 'insufficient', rule: 'R_TAX_ALL_PAGES', source: 'fiscal' },
  { flag: 'insufficient', rule: 'R_CONTRACT_ALL_PAGES', source: 'contract' },
  { flag: 'insufficient', rule: 'R_ID_BOTH_SIDES', source: 'identity' },
  { flag: 'payslip_employee_mismatch', rule: 'R_PAYSLIP_NAME_MATCH', source: 'payslips' },
  { flag: 'payslip_employer_mismatch', rule: 'R_PAYSLIP_EMPLOYER_MATCH', source: 'payslips' },
  { flag: 'payslip_employer_mismatch', rule: 'R_X_EMPLOYER_CHAIN', source: 'payslips' },
  {
    flag: 'anomaly_innocent',
    rule: 'R_X_PAYSLIP_NET_IN_BANK',
    source: 'payslips',
    except: ['other_account'],
    level: 'warning',
  },
  { flag: 'anomaly_innocent', rule: 'R_BANK_SALARY_STABLE', source: 'bank', only: ['reduced'] },
  { flag: 'contract_differs', rule: 'R_CONTRACT_KIND_DECLARED', source: 'contract' },
];
