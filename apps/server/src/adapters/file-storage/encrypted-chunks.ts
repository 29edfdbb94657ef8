import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * The STREAM construction: each chunk is sealed on its own under a nonce made of a prefix, the chunk's number and
 * a flag on the last one. A chunk moved, left out, repeated or cut off is sealed for another nonce and does not open.
 */
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;
export const FILE_KEY_BYTES = 32;

const MAGIC = Buffer.from('VF1');
const PREFIX_BYTES = 7;
export const FILE_HEADER_BYTES = MAGIC.length + PREFIX_BYTES;
const CIPHER = 'aes-256-gcm';
const MAX_CHUNKS = 2 ** 32;

export class FileCorruptError extends Error {
  override readonly name = 'FileCorruptError';

  constructor() {
    super('The stored file is damaged or was sealed with another key');
  }
}

export type ChunkPlace = { prefix: Buffer; number: number; isLast: boolean };

export function fileHeader(random: (size: number) => Buffer): { header: Buffer; prefix: Buffer } {
  const prefix = random(PREFIX_BYTES);
  return { header: Buffer.concat([MAGIC, prefix]), prefix };
}

export function prefixOf(header: Buffer): Buffer {
  if (header.length !== FILE_HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new FileCorruptError();
  }
  return header.subarray(MAGIC.length);
}

export function sealChunk(key: Buffer, plain: Buffer, place: ChunkPlace): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function openChunk(key: Buffer, sealed: Buffer, place: ChunkPlace): Buffer {
  if (sealed.length < TAG_BYTES) throw new FileCorruptError();
  const decipher = createDecipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    plain.fill(0);
    throw new FileCorruptError();
  }
  return plain;
}

function nonceOf({ prefix, number, isLast }: ChunkPlace): Buffer {
  if (number >= MAX_CHUNKS) throw new RangeError('The file has too many chunks');
  const tail = Buffer.alloc(5);
  tail.writeUInt32BE(number);
  tail.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([prefix, tail]);
}
