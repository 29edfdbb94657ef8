import type { DocumentType } from '@vesta/domain/documents/types';
import type { OutlookPaper } from '@vesta/domain/outlook/outlook';

/** Where the pictures of an identity document lie, on whichever page they do. */
export const ID_PAPERS = 'id-papers';

const parts: Partial<Record<DocumentType | OutlookPaper, string>> = {
  payslip: 'payslip',
  cud: 'fiscal',
  fiscal_doc: 'fiscal',
  fiscal: 'fiscal',
  income_letter: 'fiscal',
  tax_assessment: 'fiscal',
  bank_statement: 'bank_statement',
  work_contract: 'work_contract',
  national_id: ID_PAPERS,
};

/** The part of the page that takes papers of this kind, by its id there. */
export const partOfPaper = (type: DocumentType | OutlookPaper | undefined): string | undefined => type && parts[type];
