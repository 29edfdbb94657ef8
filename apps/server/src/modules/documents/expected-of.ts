import type { DocumentType } from '@vesta/domain/documents/types';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Expected } from '@vesta/engine/documents/recognise/expected';
import type { OcrLanguage } from '@vesta/engine/evidence/ocr/ocr';

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

const languages: Record<RegionCode, readonly OcrLanguage[]> = { it: ['ita', 'deu'], de: ['deu', 'ita'] };

export const expectedOf = (type: DocumentType): Expected | null => expected[type];

export const readingOptions = (type: DocumentType, region: RegionCode) => {
  const kind = expected[type];
  return { languages: languages[region], ...(kind ? { expected: kind } : {}) };
};
