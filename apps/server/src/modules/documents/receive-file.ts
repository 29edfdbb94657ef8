import { Readable } from 'node:stream';
import { uploadFormats } from '@vesta/domain/documents/formats';
import { SNIFF_BYTES, type SniffedFormat, sniffFormat } from '@vesta/domain/documents/sniff';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { FileTooLargeError, type WrittenFile } from '../../adapters/file-storage/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';

/** What came in. `written` is null when nothing was kept: too large, empty, or nothing that is taken here. */
export interface ReceivedFile {
  readonly format: SniffedFormat;
  readonly sizeBytes: number;
  readonly written: WrittenFile | null;
}

const isWelcome = (format: SniffedFormat): boolean => uploadFormats.some((welcome) => welcome === format);

/** Streams a stranger's file into encrypted storage, and judges it by its first bytes before anything is written. */
export async function receiveFile({ files }: Pick<House, 'files'>, source: Readable): Promise<ReceivedFile> {
  // The stream must outlive a reader that gave up: the rest is counted, so that the person can be told the size.
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  const head: Buffer[] = [];
  let sizeBytes = 0;
  let isTorn = false;
  const take = async (): Promise<Buffer | null> => {
    const next = await chunks.next().catch((error: unknown) => {
      isTorn = true;
      throw error;
    });
    if (next.done) return null;
    sizeBytes += next.value.length;
    return next.value;
  };
  for (let chunk = await take(); chunk; chunk = sizeBytes < SNIFF_BYTES ? await take() : null) head.push(chunk);
  const format = sniffFormat(Buffer.concat(head));
  async function* whole(): AsyncGenerator<Buffer> {
    yield* head;
    for (let chunk = await take(); chunk; chunk = await take()) yield chunk;
  }
  const body = () => Readable.from(whole(), { objectMode: false });
  const written = isWelcome(format) ? await keep(files, body(), () => isTorn) : null;
  for (let chunk = await take(); chunk; chunk = await take());
  return { format, sizeBytes, written };
}

/** When the sender broke off, that is what the person is told; when the store did not take the file, it is our fault. */
async function keep(files: House['files'], body: Readable, isTorn: () => boolean): Promise<WrittenFile | null> {
  try {
    return await files.write(body, { maxBytes: MAX_UPLOAD_BYTES });
  } catch (error) {
    if (error instanceof FileTooLargeError) return null;
    if (isTorn()) throw error;
    throw new AppError('UNAVAILABLE', { cause: error, detail: 'the file store did not take the file' });
  }
}
