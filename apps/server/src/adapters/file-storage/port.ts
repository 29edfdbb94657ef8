import type { Readable } from 'node:stream';

/** Keeps opaque bytes under opaque names. What they mean, and their secrecy, is decided above it. */
export type BlobStore = {
  /** All or nothing: a body that fails half way leaves no blob behind. */
  put(key: string, body: Readable): Promise<void>;
  /** Rejects with BlobNotFoundError before any byte flows. */
  get(key: string): Promise<Readable>;
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** Resolves when the store can be reached and written. */
  ping(): Promise<void>;
};

export class BlobNotFoundError extends Error {
  override readonly name = 'BlobNotFoundError';

  constructor() {
    super('The stored file does not exist');
  }
}
