import { acceptedFormats } from '@vesta/domain/documents/formats';
import type { DocumentType } from '@vesta/domain/documents/types';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { formatOf } from './file-format.ts';

/** Why a file is not even sent; the words come from the texts under the same name. */
export type Refusal = 'empty' | 'tooLarge' | 'heic' | 'pdfOnly' | 'wrongType';

/** Judges a file as the server will, before a phone spends minutes on sending it in vain. */
export async function judgeFile(file: Blob, type: DocumentType): Promise<Refusal | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'tooLarge';
  const format = await formatOf(file);
  if (acceptedFormats(type).some((accepted) => accepted === format)) return null;
  if (format === 'png' || format === 'jpeg') return 'pdfOnly';
  return format === 'heic' ? 'heic' : 'wrongType';
}
