import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyring, createVault, VaultError } from '../../lib/vault/index.ts';
import { CHUNK_BYTES, FILE_HEADER_BYTES, SEALED_CHUNK_BYTES } from './encrypted-chunks.ts';
import { BlobNotFoundError, createEncryptedFiles, FileCorruptError, FileTooLargeError } from './index.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { breakingAfter, generated, readAll, streamOf } from './testing/streams.ts';

const LIMIT = 20 * 1024 * 1024;
const master = randomBytes(32);
const indexKey = randomBytes(32);
const vaultOf = (current: Buffer, previous: Buffer[] = []) =>
  createVault({ keyring: createKeyring({ current, previous }), indexKey });

function setUp() {
  const { store, blobs } = createMemoryStore();
  return { store, blobs, files: createEncryptedFiles({ store, vault: vaultOf(master) }) };
}

async function written(plain: Buffer) {
  const { files, store, blobs } = setUp();
  const file = await files.write(streamOf(plain), { maxBytes: LIMIT });
  const sealed = blobs.get(file.storageKey) ?? Buffer.alloc(0);
  return { files, store, blobs, file, sealed, replace: (bytes: Buffer) => blobs.set(file.storageKey, bytes) };
}

const aroundBorders = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -17, max: 17 }))
  .map(([chunks, offset]) => Math.max(0, chunks * CHUNK_BYTES + offset));

describe('encrypted files', () => {
  test('come back whole for every size around the chunk borders and every way the bytes arrive', async () => {
    await fc.assert(
      fc.asyncProperty(aroundBorders, fc.integer({ min: 900, max: 150_000 }), async (size, pieceBytes) => {
        const { files } = setUp();
        const plain = randomBytes(size);
        const pieces = Array.from({ length: Math.ceil(size / pieceBytes) }, (_, index) =>
          plain.subarray(index * pieceBytes, (index + 1) * pieceBytes),
        );
        const file = await files.write(Readable.from(pieces, { objectMode: false }), { maxBytes: LIMIT });
        expect((await readAll(await files.read(file))).equals(plain)).toBe(true);
        expect(file.sizeBytes).toBe(size);
        expect(file.sha256).toEqual(createHash('sha256').update(plain).digest());
      }),
      { numRuns: 60 },
    );
  });

  test('the stored bytes show nothing of the content, and the same content never looks the same', async () => {
    const plain = Buffer.alloc(200_000, 'Giulia Moretti ');
    const [one, two] = [await written(plain), await written(plain)];
    expect(one.sealed.includes('Moretti')).toBe(false);
    expect(one.sealed.equals(two.sealed)).toBe(false);
    expect(one.file.sha256).toEqual(two.file.sha256);
    expect(one.sealed).toHaveLength(FILE_HEADER_BYTES + plain.length + 4 * 16);
  });

  test('a flipped bit anywhere is noticed, and what was handed out before it is genuine', async () => {
    const plain = randomBytes(2 * CHUNK_BYTES + 1234);
    const { files, file, sealed, replace } = await written(plain);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const altered = Buffer.from(sealed);
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        replace(altered);
        const handedOut: Buffer[] = [];
        const reading = (async () => {
          for await (const piece of await files.read(file)) handedOut.push(piece);
        })();
        await expect(reading).rejects.toBeInstanceOf(FileCorruptError);
        const received = Buffer.concat(handedOut);
        expect(received.equals(plain.subarray(0, received.length))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['nothing at all', () => 0],
    ['half a header', () => FILE_HEADER_BYTES - 3],
    ['only the header', () => FILE_HEADER_BYTES],
    ['the first chunk', () => FILE_HEADER_BYTES + SEALED_CHUNK_BYTES],
    ['the first two chunks', () => FILE_HEADER_BYTES + 2 * SEALED_CHUNK_BYTES],
    ['all but one byte', (length: number) => length - 1],
  ])('a file of which %s is left is refused', async (_what, left) => {
    const { files, file, sealed, replace } = await written(randomBytes(3 * CHUNK_BYTES));
    replace(sealed.subarray(0, left(sealed.length)));
    await expect(files.read(file).then(readAll)).rejects.toBeInstanceOf(FileCorruptError);
  });

  test('chunks exchanged, repeated, or added behind the last are refused', async () => {
    const { files, file, sealed, replace } = await written(randomBytes(3 * CHUNK_BYTES));
    const header = sealed.subarray(0, FILE_HEADER_BYTES);
    const chunk = (number: number) => {
      const start = FILE_HEADER_BYTES + number * SEALED_CHUNK_BYTES;
      return sealed.subarray(start, start + SEALED_CHUNK_BYTES);
    };
    for (const order of [
      [1, 0, 2],
      [0, 0, 1, 2],
      [0, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 0],
    ]) {
      replace(Buffer.concat([header, ...order.map(chunk)]));
      await expect(files.read(file).then(readAll)).rejects.toBeInstanceOf(FileCorruptError);
    }
  });

  test('a chunk of another file does not fit in', async () => {
    const mine = await written(randomBytes(2 * CHUNK_BYTES));
    const other = await written(randomBytes(2 * CHUNK_BYTES));
    const border = FILE_HEADER_BYTES + SEALED_CHUNK_BYTES;
    mine.replace(Buffer.concat([mine.sealed.subarray(0, border), other.sealed.subarray(border)]));
    await expect(mine.files.read(mine.file).then(readAll)).rejects.toBeInstanceOf(FileCorruptError);
  });

  test('a file of one chunk is judged before the stream is handed out', async () => {
    const { files, file, sealed, replace } = await written(Buffer.from('a small paper'));
    replace(Buffer.concat([sealed.subarray(0, -1), Buffer.of((sealed.at(-1) ?? 0) ^ 1)]));
    await expect(files.read(file)).rejects.toBeInstanceOf(FileCorruptError);
  });

  test('the key of another file and a key that is none are refused', async () => {
    const { files, file } = await written(Buffer.from('mine'));
    const other = await files.write(streamOf(Buffer.from('other')), { maxBytes: LIMIT });
    const mixed = { storageKey: file.storageKey, wrappedKey: other.wrappedKey };
    await expect(files.read(mixed)).rejects.toBeInstanceOf(FileCorruptError);
    await expect(files.read({ ...file, wrappedKey: randomBytes(77) })).rejects.toBeInstanceOf(VaultError);
  });

  test('after the master key is replaced a rewrapped file opens without the old one', async () => {
    const { file, store } = await written(Buffer.from('kept through rotation'));
    const next = randomBytes(32);
    const during = createEncryptedFiles({ store, vault: vaultOf(next, [master]) });
    expect((await readAll(await during.read(file))).toString()).toBe('kept through rotation');
    const rewrapped = { storageKey: file.storageKey, wrappedKey: during.rewrap(file.wrappedKey) };
    const after = createEncryptedFiles({ store, vault: vaultOf(next) });
    expect((await readAll(await after.read(rewrapped))).toString()).toBe('kept through rotation');
    await expect(after.read(file)).rejects.toBeInstanceOf(VaultError);
  });

  test('exactly the limit is taken; one byte more is refused with the limit and leaves nothing', async () => {
    const { files, blobs } = setUp();
    const maxBytes = 2 * CHUNK_BYTES;
    expect((await files.write(generated(maxBytes), { maxBytes })).sizeBytes).toBe(maxBytes);
    const source = generated(maxBytes + 1);
    const refused = files.write(source, { maxBytes });
    await expect(refused).rejects.toBeInstanceOf(FileTooLargeError);
    await expect(refused).rejects.toMatchObject({ maxBytes });
    expect(blobs.size).toBe(1);
    expect(source.destroyed).toBe(true);
  });

  test('a source that breaks leaves no file and passes its own reason on', async () => {
    const { files, blobs } = setUp();
    const broken = files.write(breakingAfter(300_000, new Error('the person left')), { maxBytes: LIMIT });
    await expect(broken).rejects.toThrow('the person left');
    await expect(files.write(breakingAfter(300_000, null), { maxBytes: LIMIT })).rejects.toThrow(/premature/i);
    expect(blobs.size).toBe(0);
  });

  test('a store that fails after keeping the bytes is cleaned', async () => {
    const { store, blobs } = createMemoryStore();
    const answerLost = {
      ...store,
      async put(key: string, body: Readable) {
        await store.put(key, body);
        throw new Error('answer lost');
      },
    };
    const files = createEncryptedFiles({ store: answerLost, vault: vaultOf(master) });
    await expect(files.write(generated(1000), { maxBytes: LIMIT })).rejects.toThrow('answer lost');
    expect(blobs.size).toBe(0);
  });

  test('a deleted file is missing', async () => {
    const { files, file } = await written(Buffer.from('gone'));
    await files.delete(file);
    await expect(files.read(file)).rejects.toBeInstanceOf(BlobNotFoundError);
  });

  test('a reader that stops early closes the stored file', async () => {
    const { files, file, store } = await written(randomBytes(5 * CHUNK_BYTES));
    const opened: Readable[] = [];
    const get = store.get;
    store.get = async (key) => {
      const stream = await get(key);
      opened.push(stream);
      return stream;
    };
    const untouched = await files.read(file);
    untouched.destroy();
    for await (const _piece of await files.read(file)) break;
    await new Promise(setImmediate);
    expect(opened.map((stream) => stream.destroyed)).toEqual([true, true]);
  });
});
