import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../port.ts';

/** Lets a test hold the stored bytes in its hand and change them. */
export function createMemoryStore(): { store: BlobStore; blobs: Map<string, Buffer> } {
  const blobs = new Map<string, Buffer>();
  const store: BlobStore = {
    async put(key, body) {
      blobs.set(key, await buffer(body));
    },
    async get(key) {
      const bytes = blobs.get(key);
      if (!bytes) throw new BlobNotFoundError();
      return Readable.from(inPieces(bytes), { objectMode: false });
    },
    async delete(key) {
      blobs.delete(key);
    },
    async *list() {
      yield* blobs.keys();
    },
    ping: () => Promise.resolve(),
  };
  return { store, blobs };
}

function* inPieces(bytes: Buffer): Generator<Buffer> {
  const size = 40_000;
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
