import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { chunked } from './chunked.ts';
import { CHUNK_BYTES, fileHeader, sealChunk } from './encrypted-chunks.ts';

export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

export type PlainDigest = { sha256: Buffer; sizeBytes: number };

export type EncryptOptions = {
  key: Buffer;
  maxBytes: number;
  random: (size: number) => Buffer;
  onDigest: (digest: PlainDigest) => void;
};

/** Yields the sealed file; the digest of what was read is reported just before the last chunk. */
export async function* encryptStream(source: Readable, options: EncryptOptions): AsyncGenerator<Buffer> {
  const { key, maxBytes, random, onDigest } = options;
  const { header, prefix } = fileHeader(random);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let number = 0;
  yield header;
  for await (const { bytes, isLast } of chunked(source, CHUNK_BYTES)) {
    sizeBytes += bytes.length;
    if (sizeBytes > maxBytes) throw new FileTooLargeError(maxBytes);
    hash.update(bytes);
    if (isLast) onDigest({ sha256: hash.digest(), sizeBytes });
    yield sealChunk(key, bytes, { prefix, number, isLast });
    number += 1;
  }
}
