import type { DocumentType } from './types.ts';

export const uploadFormats = ['pdf', 'png', 'jpeg'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

const pdfOnly: readonly UploadFormat[] = ['pdf'];

/** Only an original PDF of these can be believed, or read to the last line. */
const onlyAsPdf: readonly DocumentType[] = ['bank_statement', 'fiscal_doc', 'cud', 'work_contract'];

export const acceptedFormats = (type: DocumentType): readonly UploadFormat[] =>
  onlyAsPdf.includes(type) ? pdfOnly : uploadFormats;

export const contentTypes: Record<UploadFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** What an `accept` attribute says for a type; some systems still call a JPEG image/jpg. */
export const acceptAttribute = (type: DocumentType): string =>
  acceptedFormats(type)
    .flatMap((format) => (format === 'jpeg' ? [contentTypes.jpeg, 'image/jpg'] : [contentTypes[format]]))
    .join(',');
