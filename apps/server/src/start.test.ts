import { chmodSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCli } from './bin/run-cli.ts';
import { readConfig } from './config/config.ts';
import { inWordsForStart } from './lib/start-error.ts';
import { openHouse } from './open-house.ts';

/** Each of them opens a database several times. */
const patient = { timeout: 180_000 };
let dataDir: string;
const settings = () => readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const openAndClose = async () => (await openHouse(settings())).close();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vesta-start-'));
  await openAndClose();
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What the command line says of it: all that was printed, and the exit status. */
async function said(run: () => Promise<unknown>): Promise<{ status: number; printed: string }> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const start = async () => ({ summary: '', usage: '', run: () => run().then(() => 0) });
  const status = await runCli(['start'], { start });
  const printed = error.mock.calls.flat().join('\n');
  error.mockRestore();
  return { status, printed };
}

/** One sentence that says what to do, and no stack. */
function expectSentence({ status, printed }: { status: number; printed: string }, words: RegExp) {
  expect(status).toBe(1);
  expect(printed).toMatch(words);
  expect(printed.split('\n')).toHaveLength(1);
  expect(printed).not.toMatch(/\n\s+at /);
}

test(
  'a key that is missing beside its data ends the start with a sentence, and no other key is made',
  patient,
  async () => {
    const path = join(dataDir, 'master.key');
    const key = readFileSync(path);
    await rm(path);
    expectSentence(await said(openAndClose), /master\.key is missing from DATA_DIR\. Put it back/);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, Buffer.from('another key of thirty-two bytes!').toString('base64'), { mode: 0o600 });
    expectSentence(await said(openAndClose), /does not open this database/);
    writeFileSync(path, key.subarray(0, 20));
    expectSentence(await said(openAndClose), /master key .* bytes/i);
    writeFileSync(path, key);
    await openAndClose();
  },
);

test('a data directory that is in the place of a file, or cannot be written, is named', patient, async () => {
  const file = join(dataDir, 'in-the-way');
  writeFileSync(file, '');
  const inside = readConfig({ NODE_ENV: 'test', DATA_DIR: file, LOG_LEVEL: 'silent' });
  expectSentence(await said(async () => (await openHouse(inside)).close()), /in-the-way.* is not a directory/);
  for (const [code, words] of [
    ['EROFS', /cannot be written \(EROFS\): make it writable/],
    ['EACCES', /cannot be written \(EACCES\)/],
    ['ENOSPC', /is full \(ENOSPC\): make room/],
  ] as const) {
    const refused = Object.assign(new Error('no'), { code });
    const told = await said(() => Promise.reject(inWordsForStart(refused, '/data')));
    expectSentence(told, words);
  }
  const other = new Error('something else');
  expect(inWordsForStart(other, '/data')).toBe(other);
});

test.skipIf(process.getuid?.() === 0)('a read-only directory is told by what the disk itself says', async () => {
  const locked = await mkdtemp(join(tmpdir(), 'vesta-locked-'));
  chmodSync(locked, 0o500);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: locked, LOG_LEVEL: 'silent' });
  expectSentence(await said(async () => (await openHouse(config)).close()), /cannot be written/);
  chmodSync(locked, 0o700);
  await rm(locked, { recursive: true });
});

test('a database whose files are damaged ends the start with a sentence', patient, async () => {
  const cluster = join(dataDir, 'database', 'cluster');
  const files = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((name) => join(cluster, name));
  for (const file of files.filter((one) => statSync(one).isFile() && /pg_control|pg_wal/.test(one)))
    truncateSync(file, 10);
  expectSentence(await said(openAndClose), /its files are damaged: put DATA_DIR back from a backup/);
});
