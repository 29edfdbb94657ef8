/** What a paper is handed in as. */
export const documentTypes = [
  'national_id',
  'bank_statement',
  'payslip',
  'work_contract',
  'fiscal_doc',
  'cud',
  'other',
  'mortgage_doc',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.includes(value as DocumentType);

/** The types that go through upload-fiscal. */
export const fiscalTypes = ['fiscal_doc', 'cud'] as const satisfies readonly DocumentType[];

export const isFiscalType = (type: DocumentType): boolean => fiscalTypes.some((fiscal) => fiscal === type);
