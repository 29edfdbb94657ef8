import { acceptedFormats } from '@vesta/domain/documents/formats';
import type { SniffedFormat } from '@vesta/domain/documents/sniff';
import type { DocumentType } from '@vesta/domain/documents/types';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import type { ReceivedFile } from './receive-file.ts';
import { type Said, saying } from './verdict.ts';

const MEGABYTE = 1024 * 1024;

/** In megabytes with two decimals, rounded up: a file that is one byte over shall not look as if it were not. */
export const megabytes = (bytes: number): string => (Math.ceil((bytes / MEGABYTE) * 100) / 100).toFixed(2);

const byFormat: Partial<Record<SniffedFormat, string>> = {
  empty: 'Upload.Error.Empty',
  heic: 'Upload.Error.Heic',
  zip: 'Upload.Error.Zip',
  program: 'Upload.Error.Program',
};

const pdfOnly: Partial<Record<DocumentType, string>> = {
  bank_statement: 'BankAccts.Error.InvalidFileType',
  work_contract: 'Contract.Error.PdfOnly',
  fiscal_doc: 'Fiscal.Error.PdfOnly',
  cud: 'Fiscal.Error.PdfOnly',
};

/** Why a file is turned away at the door; null when it may come in. */
export function refusalOf(
  { format, sizeBytes }: Pick<ReceivedFile, 'format' | 'sizeBytes'>,
  type: DocumentType,
): Said | null {
  if (sizeBytes > MAX_UPLOAD_BYTES) {
    return saying('Upload.Error.MaxFileSize', {
      data: { limit: MAX_UPLOAD_BYTES / MEGABYTE, size: megabytes(sizeBytes), bytes: sizeBytes },
    });
  }
  if (acceptedFormats(type).some((accepted) => accepted === format)) return null;
  const isPictureOfPdf = format === 'png' || format === 'jpeg';
  return saying((isPictureOfPdf ? pdfOnly[type] : byFormat[format]) ?? 'Upload.Error.InvalidType');
}
