import { Readable } from 'node:stream';
import { type RandomBytes, systemRandom } from '../../lib/random.ts';
import type { Vault } from '../../lib/vault/index.ts';
import { decryptStream } from './decrypt-stream.ts';
import { encryptStream, type PlainDigest } from './encrypt-stream.ts';
import { FILE_KEY_BYTES } from './encrypted-chunks.ts';
import type { BlobStore } from './port.ts';

const KEY_CONTEXT = 'file key';
const STORAGE_KEY_BYTES = 16;

export type StoredFile = { storageKey: string; wrappedKey: Buffer };
export type WrittenFile = StoredFile & PlainDigest;

export type EncryptedFiles = {
  /** Consumes the source; when it fails nothing is left in the store and the source is destroyed. */
  write(source: Readable, limits: { maxBytes: number }): Promise<WrittenFile>;
  /** Rejects when the file is missing or its first chunk is not authentic; later damage ends the stream in an error. */
  read(file: { storageKey: string; wrappedKey: Uint8Array }): Promise<Readable>;
  /** Seals a file's key under the current master key; the stored bytes stay as they are. */
  rewrap(wrappedKey: Uint8Array): Buffer;
  delete(file: { storageKey: string }): Promise<void>;
};

export type EncryptedFilesOptions = { store: BlobStore; vault: Vault; random?: RandomBytes };

export function createEncryptedFiles({ store, vault, random = systemRandom }: EncryptedFilesOptions): EncryptedFiles {
  return {
    async write(source, { maxBytes }) {
      const key = random(FILE_KEY_BYTES);
      const storageKey = random(STORAGE_KEY_BYTES).toString('hex');
      let digest: PlainDigest | null = null;
      const onDigest = (found: PlainDigest) => {
        digest = found;
      };
      try {
        await store.put(storageKey, byteStream(encryptStream(source, { key, maxBytes, random, onDigest })));
        return { storageKey, wrappedKey: vault.seal(key, KEY_CONTEXT), ...finished(digest) };
      } catch (error) {
        source.destroy();
        // A store may have kept the bytes although its answer was lost; the name is ours alone, so it can go.
        await store.delete(storageKey).catch(() => undefined);
        throw error;
      }
    },

    async read({ storageKey, wrappedKey }) {
      const key = vault.open(wrappedKey, KEY_CONTEXT);
      const source = await store.get(storageKey);
      const plain = decryptStream(source, key);
      try {
        const first = await plain.next();
        const stream = byteStream(startingWith(first, plain));
        stream.once('close', () => source.destroy());
        return stream;
      } catch (error) {
        source.destroy();
        throw error;
      }
    },

    rewrap: (wrappedKey) => vault.reseal(wrappedKey, KEY_CONTEXT),
    delete: ({ storageKey }) => store.delete(storageKey),
  };
}

function byteStream(chunks: AsyncIterable<Buffer>): Readable {
  return Readable.from(chunks, { objectMode: false, highWaterMark: 1 });
}

async function* startingWith(first: IteratorResult<Buffer>, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value;
  yield* rest;
}

function finished(digest: PlainDigest | null): PlainDigest {
  if (digest === null) throw new Error('The store took the file without reading it to its end');
  return digest;
}
