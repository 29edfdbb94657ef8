import { randomUUID } from 'node:crypto';
import { open, opendir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlobKey, requireBlobKey } from '../blob-key.ts';
import { BlobNotFoundError, type BlobStore } from '../port.ts';
import { durableWrite, makePrivateFolder } from './durable-write.ts';
import { removeLeftovers } from './leftovers.ts';

// A dot cannot start a key, so this folder never meets a fan-out folder.
const PROBE_BYTES = 64 * 1024;

const INCOMING = '.incoming';
const FAN_OUT_CHARACTERS = 2;

export type DiskStoreOptions = { directory: string; now?: () => number };

export function createDiskStore({ directory, now = Date.now }: DiskStoreOptions): BlobStore {
  const incoming = join(directory, INCOMING);
  const pathOf = (key: string) => join(directory, requireBlobKey(key).slice(0, FAN_OUT_CHARACTERS), key);
  let prepared: Promise<void> | null = null;

  function prepare(): Promise<void> {
    prepared ??= makePrivateFolder(incoming)
      .then(() => removeLeftovers(incoming, now()))
      .catch((error: unknown) => {
        prepared = null;
        throw error;
      });
    return prepared;
  }

  return {
    async put(key, body) {
      // Heard from the beginning: a body that breaks while the folder is prepared would end the process otherwise. What
      // writes it tells the error.
      body.on('error', () => {});
      try {
        const target = pathOf(key);
        await prepare();
        await durableWrite(body, join(incoming, randomUUID()), target);
      } finally {
        body.destroy();
      }
    },

    async get(key) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new BlobNotFoundError() : error;
      });
      return handle.createReadStream();
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      await prepare();
      for await (const folder of await opendir(directory)) {
        if (!folder.isDirectory() || folder.name === INCOMING) continue;
        for await (const file of await opendir(join(directory, folder.name))) {
          if (file.isFile() && isBlobKey(file.name)) yield file.name;
        }
      }
    },

    async ping() {
      await prepare();
      const probe = join(incoming, randomUUID());
      // An empty file fits on a full disk.
      await writeFile(probe, Buffer.alloc(PROBE_BYTES));
      await rm(probe);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
