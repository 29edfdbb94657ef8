import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyring, createVault } from '../../lib/vault/index.ts';
import { createEncryptedFiles } from './index.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const MIB = 1024 * 1024;
const FILE_BYTES = 20 * MIB;
const PARALLEL = 8;
const HELD_AT_MOST = MIB / 2;

const vault = createVault({
  keyring: createKeyring({ current: randomBytes(32), previous: [] }),
  indexKey: randomBytes(32),
});

function counted(totalBytes: number) {
  const piece = randomBytes(64 * 1024);
  const count = { given: 0 };
  const stream = Readable.from(
    (function* () {
      while (count.given < totalBytes) {
        count.given += piece.length;
        yield piece;
      }
    })(),
    { objectMode: false },
  );
  return { stream, count };
}

test('eight uploads of 20 MB at once are read no faster than the store takes them', async () => {
  const taken: { bytes: number }[] = [];
  const { store } = createMemoryStore();
  store.put = async (_key, body) => {
    const mine = { bytes: 0 };
    taken.push(mine);
    for await (const piece of body) {
      mine.bytes += piece.length;
      if (mine.bytes % (4 * MIB) < piece.length) await pause(1);
    }
  };
  const files = createEncryptedFiles({ store, vault });
  const sources = Array.from({ length: PARALLEL }, () => counted(FILE_BYTES));
  const uploads = Promise.all(sources.map(({ stream }) => files.write(stream, { maxBytes: FILE_BYTES })));

  let mostHeld = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      sources.forEach(({ count }, index) => {
        mostHeld = Math.max(mostHeld, count.given - (taken[index]?.bytes ?? 0));
      });
      await new Promise(setImmediate);
    }
  })();
  const written = await uploads;
  watching = false;
  await watch;

  expect(written.map(({ sizeBytes }) => sizeBytes)).toEqual(Array(PARALLEL).fill(FILE_BYTES));
  expect(mostHeld).toBeGreaterThan(0);
  expect(mostHeld).toBeLessThan(HELD_AT_MOST);
});

test('a download that nobody reads draws only its first chunks from the store', async () => {
  const { store, blobs } = createMemoryStore();
  const files = createEncryptedFiles({ store, vault });
  const file = await files.write(counted(FILE_BYTES).stream, { maxBytes: FILE_BYTES });
  const sealed = blobs.get(file.storageKey) ?? Buffer.alloc(0);
  let drawn = 0;
  store.get = async () =>
    Readable.from(
      (function* () {
        for (; drawn < sealed.length; drawn += 64 * 1024) yield sealed.subarray(drawn, drawn + 64 * 1024);
      })(),
      { objectMode: false },
    );

  const stream = await files.read(file);
  await pause(20);
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(HELD_AT_MOST);

  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  expect(hash.digest()).toEqual(file.sha256);
});
