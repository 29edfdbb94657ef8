// Stores files in parallel in one of three ways and prints how long it took and how far memory grew.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBlobStore, createEncryptedFiles } from '../../apps/server/src/adapters/file-storage/index.ts';
import { generated } from '../../apps/server/src/adapters/file-storage/testing/streams.ts';
import { createKeyring, createVault } from '../../apps/server/src/lib/vault/index.ts';
import type { StorageRun, StorageWay } from '../lib/storage-run.ts';

const [way = '', directory = '', filesText = '', bytesText = ''] = process.argv.slice(2);
const [files, bytes] = [Number(filesText), Number(bytesText)];
const SAMPLE_EVERY_MS = 10;
await mkdir(directory, { recursive: true });

const vault = createVault({
  keyring: createKeyring({ current: randomBytes(32), previous: [] }),
  indexKey: randomBytes(32),
});
const store = await createBlobStore({ kind: 'disk', directory });
const encrypted = createEncryptedFiles({ store, vault });
const bare = (number: number, flush: boolean) =>
  pipeline(generated(bytes), createWriteStream(path.join(directory, String(number)), { flush }));

const ways: Record<StorageWay, (number: number) => Promise<unknown>> = {
  encrypted: () => encrypted.write(generated(bytes), { maxBytes: bytes }),
  bare: (number) => bare(number, false),
  'bare-flushed': (number) => bare(number, true),
};
const write = ways[way as StorageWay];

// The first file brings code and buffers to their working size; growth is counted from there.
await write(0);
const before = process.memoryUsage.rss();
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_EVERY_MS);
const started = performance.now();
await Promise.all(Array.from({ length: files }, (_, i) => write(i + 1)));
const run: StorageRun = { ms: performance.now() - started, grownBytes: peak - before };
clearInterval(sampling);
process.stdout.write(JSON.stringify(run));
