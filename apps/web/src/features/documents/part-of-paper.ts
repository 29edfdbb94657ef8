import type { DocumentType } from '@vesta/domain/documents/types';
import type { OutlookPaper } from '@vesta/domain/outlook/outlook';

const parts: Partial<Record<DocumentType | OutlookPaper, string>> = {
  payslip: 'payslip',
  cud: 'fiscal',
  fiscal_doc: 'fiscal',
  fiscal: 'fiscal',
  income_letter: 'fiscal',
  tax_assessment: 'fiscal',
  bank_statement: 'bank_statement',
  work_contract: 'work_contract',
};

/** The part of the income page that takes papers of this kind, by its id there. */
export const partOfPaper = (type: DocumentType | OutlookPaper | undefined): string | undefined => type && parts[type];
