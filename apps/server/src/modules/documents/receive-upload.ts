import type { Multipart } from '@fastify/multipart';
import { MAX_FILE_NAME_LENGTH } from '@vesta/domain/documents/upload';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

export interface ReceivedUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly file: ReceivedFile;
}

/** A file over the limit is counted to its end so that its size can be told; far over it, nobody counts any more. */
const COUNTED_BYTES = 5 * MAX_UPLOAD_BYTES;
/** Room for the other fields of the form. */
const FORM_BYTES = 1024 * 1024;
const LONGEST_FIELD = 2000;
const MOST_FIELDS = 20;

export const multipartLimits = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: COUNTED_BYTES,
    files: 1,
    fields: MOST_FIELDS,
    parts: MOST_FIELDS + 1,
    fieldSize: LONGEST_FIELD,
    fieldNameSize: 100,
  },
} as const;

const farTooLarge = (detail: string) => new AppError('BODY_TOO_LARGE', { values: { limit: '20 MB' }, detail });

/** Some browsers send the whole path. Control characters have no place in a name. */
const tidyName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{C}+/gu, '')
    .trim()
    .slice(-MAX_FILE_NAME_LENGTH);

/** What an upload form brought, its file already in the storage. A form that breaks off leaves nothing behind. */
export async function receiveUpload(house: Pick<House, 'files'>, request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_CONTENT', { values: { expected: 'multipart/form-data' } });
  }
  // What says of itself that it is far too large is not even begun.
  if (Number(request.headers['content-length'] ?? 0) > COUNTED_BYTES + FORM_BYTES)
    throw farTooLarge('announced as such');
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  let fileName = '';
  const takePart = async (part: Multipart): Promise<void> => {
    if (part.type === 'field') {
      // No person types a null, and no database takes one as text.
      if (typeof part.value === 'string') fields[part.fieldname] = part.value.replaceAll('\u0000', '');
      return;
    }
    fileName = tidyName(part.filename ?? '');
    // Nobody counts any more: what still comes is not waited for.
    part.file.once('limit', () => part.file.destroy(farTooLarge('sent without end')));
    file = await receiveFile(house, part.file);
  };
  const received = (): ReceivedFile | null => file;
  try {
    for await (const part of request.parts()) await takePart(part);
  } catch (error) {
    const written = received()?.written;
    if (written) await house.files.delete(written).catch(() => undefined);
    if (error instanceof AppError) throw error;
    throw new AppError('UPLOAD_INCOMPLETE', { cause: error, detail: 'the form broke off' });
  }
  const whole = received();
  if (!whole) throw new AppError('UPLOAD_INCOMPLETE', { detail: 'the form has no file' });
  return { fields, fileName, file: whole };
}
