import type { ApplicationType } from '@vesta/domain/application-types';
import { demandsOf, extrasOf } from '@vesta/domain/documents/demands';
import { acceptedFormats } from '@vesta/domain/documents/formats';
import type { SupportedDocument, SupportedDocuments } from '@vesta/domain/documents/income-check';
import { paperNameOf } from '@vesta/domain/documents/paper-name';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { documentWords } from '../documents/words.ts';
import { monthsOf } from './months-of.ts';

const icons: Record<DocumentType, string> = {
  national_id: 'ID_CARD',
  payslip: 'PAYSLIP',
  bank_statement: 'BANK_STATEMENT',
  fiscal_doc: 'FISCAL_DOC',
  cud: 'FISCAL_DOC',
  work_contract: 'FILE',
  other: 'FILE',
  mortgage_doc: 'FILE',
};

export interface Occupied {
  readonly region: RegionCode;
  readonly employmentStatus: EmploymentStatus;
  readonly applicationType: ApplicationType;
  /** What the person says they live from, where that is not their work. */
  readonly sources: readonly string[];
}

/** The papers that an occupation asks for, and after them those that it takes as well. */
export function supportedDocumentsFor(occupied: Occupied, language: Language): SupportedDocuments {
  const { employmentStatus } = occupied;
  const entry = (type: DocumentType, required: boolean, isAlternative: boolean): SupportedDocument => ({
    ref: type,
    type,
    key: `IncomeCheck.DocumentTypes.${paperNameOf(type, occupied)}`,
    description: documentWords(language, `IncomeCheck.DocumentTypes.${paperNameOf(type, occupied)}`),
    icon: icons[type],
    is_ORed: isAlternative,
    required,
    formats: [...acceptedFormats(type)],
    months: monthsOf(type, employmentStatus),
  });
  const demands = demandsOf(occupied);
  const isRequired = demands.length > 0;
  return {
    success: true,
    is_income_check_required: isRequired,
    supported_documents: isRequired
      ? [
          ...demands.map(({ ref, oneOf }) => entry(ref, true, oneOf ?? false)),
          ...extrasOf(occupied).map((type) => entry(type, false, false)),
        ]
      : [],
  };
}
