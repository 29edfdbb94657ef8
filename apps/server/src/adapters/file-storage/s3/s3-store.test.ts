import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BlobStore, createBlobStore } from '../index.ts';
import { type S3Sandbox, startS3Sandbox } from '../testing/s3-sandbox.ts';
import { breakingAfter, collect, generated, streamOf } from '../testing/streams.ts';
import { openS3Store } from './open-s3-store.ts';

const MIB = 1024 * 1024;

describe('S3 store', () => {
  let directory: string;
  let sandbox: S3Sandbox;
  let store: BlobStore;
  const newKey = () => randomBytes(16).toString('hex');
  const aborts = () => sandbox.requests.filter(({ method, query }) => method === 'DELETE' && query.has('uploadId'));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vesta-s3-'));
    sandbox = await startS3Sandbox(directory);
    store = await createBlobStore(sandbox.config);
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true });
  });
  beforeEach(() => {
    sandbox.requests.length = 0;
    sandbox.failWhen(null);
  });

  test('a small file is one request, a large one goes up in parts', async () => {
    await store.put(newKey(), streamOf(randomBytes(1000)));
    expect(sandbox.requests.map(({ method }) => method)).toEqual(['PUT']);
    sandbox.requests.length = 0;
    await store.put(newKey(), generated(12 * MIB));
    expect(sandbox.requests.filter(({ query }) => query.has('partNumber'))).toHaveLength(3);
    expect(aborts()).toHaveLength(0);
  });

  test('a body that breaks between parts has its parts dropped', async () => {
    await expect(store.put(newKey(), breakingAfter(7 * MIB, new Error('gone')))).rejects.toThrow('gone');
    expect(aborts()).toHaveLength(1);
  });

  test('parts are dropped too when the store refuses to join them', async () => {
    const key = newKey();
    sandbox.failWhen(({ method, query }) => method === 'POST' && query.has('uploadId'));
    await expect(store.put(key, generated(6 * MIB))).rejects.toMatchObject({ name: 'SandboxRefuses' });
    expect(aborts()).toHaveLength(1);
    expect(await collect(store.list())).not.toContain(key);
  });

  test('the reason of the failure survives a failing clean-up', async () => {
    sandbox.failWhen(({ method }) => method === 'DELETE');
    await expect(store.put(newKey(), breakingAfter(7 * MIB, new Error('gone')))).rejects.toThrow('gone');
    expect(aborts()).toHaveLength(1);
  });

  test('a bucket that does not exist fails the ping', async () => {
    await expect((await createBlobStore({ ...sandbox.config, bucket: 'elsewhere' })).ping()).rejects.toThrow();
  });

  test('a store that answers and takes nothing fails the ping; one that is well keeps nothing of it', async () => {
    const before = await collect(store.list());
    await store.ping();
    expect(await collect(store.list())).toEqual(before);
    sandbox.failWhen(({ method }) => method === 'PUT');
    await expect(store.ping()).rejects.toMatchObject({ name: 'SandboxRefuses' });
  });

  test('a store that falls silent is given up, and serves again as soon as it speaks', async () => {
    const hasty = openS3Store({ ...sandbox.config, silenceMs: 150 });
    const key = newKey();
    sandbox.silentWhen(({ method }) => method === 'PUT');
    await expect(hasty.put(key, streamOf(Buffer.from('x')))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(sandbox.requests.length).toBeGreaterThan(1);
    sandbox.silentWhen(null);
    await hasty.put(key, streamOf(Buffer.from('x')));
    expect(await collect(hasty.list())).toContain(key);
  });

  test('an account that the store does not know is refused', async () => {
    const stranger = await createBlobStore({ ...sandbox.config, accessKeyId: 'stranger' });
    await expect(stranger.put(newKey(), streamOf(Buffer.from('x')))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    });
  });
});
