import { Readable } from 'node:stream';
import { uploadFormats } from '@vesta/domain/documents/formats';
import { SNIFF_BYTES, type SniffedFormat, sniffFormat } from '@vesta/domain/documents/sniff';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { FileTooLargeError, type WrittenFile } from '../../adapters/file-storage/index.ts';
import type { House } from '../../house.ts';

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
  const take = async (): Promise<Buffer | null> => {
    const next = await chunks.next();
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
  const written = isWelcome(format) ? await keep(files, Readable.from(whole(), { objectMode: false })) : null;
  for (let chunk = await take(); chunk; chunk = await take());
  return { format, sizeBytes, written };
}

async function keep(files: House['files'], body: Readable): Promise<WrittenFile | null> {
  try {
    return await files.write(body, { maxBytes: MAX_UPLOAD_BYTES });
  } catch (error) {
    if (error instanceof FileTooLargeError) return null;
    throw error;
  }
}
