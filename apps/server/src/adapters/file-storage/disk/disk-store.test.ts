import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakingAfter, collect, streamOf } from '../testing/streams.ts';
import { createDiskStore } from './disk-store.ts';

const KEY = 'c0ffee00c0ffee00';
const NOON = Date.parse('2026-03-31T12:00:00Z');

describe('disk store', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vesta-disk-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('files are for the owner alone and fan out by the start of their key', async () => {
    await createDiskStore({ directory }).put(KEY, streamOf(Buffer.from('x')));
    const file = await stat(join(directory, 'c0', KEY));
    expect(file.mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'c0'))).mode & 0o777).toBe(0o700);
  });

  test('neither success nor failure leaves a half-written file', async () => {
    const store = createDiskStore({ directory });
    await store.put(KEY, streamOf(randomBytes(100_000)));
    await expect(store.put(KEY, breakingAfter(100_000, new Error('gone')))).rejects.toThrow('gone');
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
  });

  test('a body that breaks before its file is opened leaves none behind', async () => {
    const store = createDiskStore({ directory });
    for (let round = 0; round < 30; round += 1) {
      await expect(store.put(KEY, breakingAfter(0, new Error('gone')))).rejects.toThrow('gone');
    }
    await new Promise((soon) => setTimeout(soon, 50));
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
  });

  test('a failed replacement keeps the file that was there', async () => {
    const store = createDiskStore({ directory });
    await store.put(KEY, streamOf(Buffer.from('kept')));
    await expect(store.put(KEY, breakingAfter(100_000, new Error('gone')))).rejects.toThrow('gone');
    expect((await stat(join(directory, 'c0', KEY))).size).toBe(4);
  });

  test('what a killed process left is removed after a day, not sooner', async () => {
    const incoming = join(directory, '.incoming');
    await mkdir(incoming);
    for (const [name, hours] of [
      ['old', 25],
      ['recent', 23],
    ] as const) {
      await writeFile(join(incoming, name), 'half');
      const modified = new Date(NOON - hours * 3_600_000);
      await utimes(join(incoming, name), modified, modified);
    }
    await createDiskStore({ directory, now: () => NOON }).ping();
    expect(await readdir(incoming)).toEqual(['recent']);
  });

  test('strangers’ files in the folder are not listed', async () => {
    const store = createDiskStore({ directory });
    await store.put(KEY, streamOf(Buffer.from('x')));
    await writeFile(join(directory, 'README.txt'), 'not ours');
    await writeFile(join(directory, 'c0', '.DS_Store'), 'not ours');
    expect(await collect(store.list())).toEqual([KEY]);
  });

  test('a ping writes something each time, so that a disk that takes nothing more is noticed', async () => {
    const store = createDiskStore({ directory });
    await store.ping();
    await rm(join(directory, '.incoming'), { recursive: true });
    await expect(store.ping()).rejects.toThrow();
  });

  test('a ping fails where nothing can be written', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(createDiskStore({ directory: join(directory, 'file') }).ping()).rejects.toThrow();
  });
});
