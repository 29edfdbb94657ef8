import type { DocumentType } from '@vesta/domain/documents/types';
import type { PaperName } from '../../ui/paper-drawing/paper-drawing.tsx';

/** The drawing of each kind of paper. */
export const paperNames: Record<DocumentType, PaperName> = {
  national_id: 'id-front',
  bank_statement: 'bank',
  payslip: 'payslip',
  work_contract: 'contract',
  fiscal_doc: 'fiscal',
  cud: 'fiscal',
  other: 'other',
  mortgage_doc: 'other',
};
