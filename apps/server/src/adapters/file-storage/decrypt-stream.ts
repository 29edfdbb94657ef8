import type { Readable } from 'node:stream';
import { chunked } from './chunked.ts';
import { FILE_HEADER_BYTES, FileCorruptError, openChunk, prefixOf, SEALED_CHUNK_BYTES } from './encrypted-chunks.ts';

/** Every byte it yields has been authenticated in its place; a file cut short ends in an error, never in silence. */
export async function* decryptStream(source: Readable, key: Buffer): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const opening = await readAtLeast(pieces, FILE_HEADER_BYTES);
  const prefix = prefixOf(opening.subarray(0, FILE_HEADER_BYTES));
  const sealed = startingWith(opening.subarray(FILE_HEADER_BYTES), pieces);
  let number = 0;
  for await (const { bytes, isLast } of chunked(sealed, SEALED_CHUNK_BYTES)) {
    yield openChunk(key, bytes, { prefix, number, isLast });
    number += 1;
  }
}

async function readAtLeast(pieces: AsyncIterator<Buffer>, size: number): Promise<Buffer> {
  let read = Buffer.alloc(0);
  while (read.length < size) {
    const next = await pieces.next();
    if (next.done) throw new FileCorruptError();
    read = Buffer.concat([read, next.value]);
  }
  return read;
}

async function* startingWith(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
