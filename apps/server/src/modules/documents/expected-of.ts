import type { DocumentType } from '@vesta/domain/documents/types';
import type { Expected } from '@vesta/engine/documents/recognise/expected';

/** What a paper has to be for the place where it was handed in. One tax paper is as good as another. */
const expected: Record<DocumentType, Expected | null> = {
  national_id: 'identity_document',
  bank_statement: 'bank_statement',
  payslip: 'payslip',
  work_contract: 'work_contract',
  fiscal_doc: 'fiscal_document',
  cud: 'fiscal_document',
  other: null,
  mortgage_doc: null,
};

export const expectedOf = (type: DocumentType): Expected | null => expected[type];
