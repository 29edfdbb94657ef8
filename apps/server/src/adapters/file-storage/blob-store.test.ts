import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InvalidBlobKeyError } from './blob-key.ts';
import { BlobNotFoundError, type BlobStore, createBlobStore } from './index.ts';
import { startS3Sandbox } from './testing/s3-sandbox.ts';
import { breakingAfter, collect, generated, readAll, streamOf } from './testing/streams.ts';

type Opened = { store: BlobStore; close: () => Promise<void> };

async function openDisk(): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 'vesta-disk-'));
  return {
    store: await createBlobStore({ kind: 'disk', directory: join(directory, 'files') }),
    close: () => rm(directory, { recursive: true }),
  };
}

async function openS3(): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 'vesta-s3-'));
  const sandbox = await startS3Sandbox(directory);
  return {
    store: await createBlobStore(sandbox.config),
    close: async () => {
      await sandbox.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe.each([
  ['disk', openDisk],
  ['S3', openS3],
])('blob store on %s', (_name, open) => {
  let opened: Opened;
  const store = () => opened.store;
  const newKey = () => randomBytes(16).toString('hex');

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('answers a ping', async () => {
    await expect(store().ping()).resolves.toBeUndefined();
  });

  test.each([0, 1, 65_536, 3_000_000, 12_000_001])('gives back the %i bytes it was given', async (size) => {
    const key = newKey();
    const bytes = randomBytes(size);
    await store().put(key, streamOf(bytes));
    expect((await readAll(await store().get(key))).equals(bytes)).toBe(true);
  });

  test('keeps many at once apart', async () => {
    const files = Array.from({ length: 12 }, () => ({ key: newKey(), bytes: randomBytes(40_000) }));
    await Promise.all(files.map(({ key, bytes }) => store().put(key, streamOf(bytes))));
    for (const { key, bytes } of files) expect((await readAll(await store().get(key))).equals(bytes)).toBe(true);
  });

  test('a second put under the same key replaces the first', async () => {
    const key = newKey();
    await store().put(key, streamOf(Buffer.from('first, and longer')));
    await store().put(key, streamOf(Buffer.from('second')));
    expect((await readAll(await store().get(key))).toString()).toBe('second');
  });

  test('says that a blob is missing', async () => {
    await expect(store().get(newKey())).rejects.toBeInstanceOf(BlobNotFoundError);
  });

  test('deletes, and deleting again is no failure', async () => {
    const key = newKey();
    await store().put(key, streamOf(Buffer.from('gone soon')));
    await store().delete(key);
    await expect(store().get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
    await expect(store().delete(key)).resolves.toBeUndefined();
  });

  test('lists exactly what is there', async () => {
    for await (const key of store().list()) await store().delete(key);
    const keys = [newKey(), newKey(), newKey()].sort();
    for (const key of keys) await store().put(key, streamOf(Buffer.from(key)));
    expect((await collect(store().list())).sort()).toEqual(keys);
  });

  test.each([
    ['breaks', new Error('the person left')],
    ['stops without a word', null],
  ])('a body that %s leaves nothing behind', async (_how, error) => {
    for (const size of [1000, 7_000_000]) {
      const key = newKey();
      const body = breakingAfter(size, error);
      await expect(store().put(key, body)).rejects.toThrow(error?.message ?? /premature/i);
      expect(await collect(store().list())).not.toContain(key);
      await expect(store().get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
      expect(body.destroyed).toBe(true);
    }
  });

  test.each([
    '../../../etc/passwd',
    'aaaaaaaa/../../x',
    'aaaaaaaa\\..\\x',
    '.incoming',
    '',
    'short',
    'UPPERCASE-KEY',
    'with space in it',
    'nul\0nulnulnul',
    'a'.repeat(129),
  ])('refuses the key %j everywhere', async (key) => {
    const body = generated(10);
    await expect(store().put(key, body)).rejects.toBeInstanceOf(InvalidBlobKeyError);
    expect(body.destroyed).toBe(true);
    await expect(store().get(key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
    await expect(store().delete(key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
  });
});
