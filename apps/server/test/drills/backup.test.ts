import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { documents, files } from '../../src/db/schema/index.ts';
import { personas } from '../../src/db/seed/personas.ts';
import { takeBackJobs } from '../../src/jobs/take-back-jobs.ts';
import { documentStateOf } from '../../src/modules/documents/list-documents.ts';
import { type OpenHouse, openHouse } from '../../src/open-house.ts';
import { createTestHouse, type TestHouse } from '../house.ts';
import { findPostgresBinaries } from '../postgres-binaries.ts';
import { scripted, scriptedEngine } from '../scripted-engine.ts';
import { silentLog as log } from '../silent-log.ts';
import { readPapers, upload } from '../uploads.ts';

const run = promisify(execFile);
const scratch = await mkdtemp(join(tmpdir(), 'vesta-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));
const settings = inject('testDatabase');
const bin = settings.kind === 'postgres' ? await findPostgresBinaries(scratch) : '';
const hasTools = settings.kind === 'embedded' || existsSync(join(bin, 'pg_dump'));

const slip = (salt: string) => scripted([{ kind: 'payslip', type: 'payslip', fields: { net: 1 } }], salt);
const MASTER_KEY = randomBytes(32).toString('base64');

/** As docs/operations.md says: the database first, then the files, while people go on. Answers where the copy is. */
async function copyOf(t: TestHouse, meanwhile: () => Promise<void>): Promise<{ url: string | null; folder: string }> {
  const folder = join(scratch, 'copy');
  if (settings.kind === 'embedded') {
    await meanwhile();
    await t.database.close();
    // The lock of the directory is a socket, which a copy has no use for.
    await cp(t.database.dataDir, folder, { recursive: true, filter: (path) => !statSync(path).isSocket() });
    return { url: null, folder };
  }
  const dump = join(scratch, 'dump');
  await run(join(bin, 'pg_dump'), ['-Fc', '-f', dump, t.database.databaseUrl ?? '']);
  await meanwhile();
  await cp(join(t.database.dataDir, 'files'), join(folder, 'files'), { recursive: true });
  const name = `restored_${randomBytes(4).toString('hex')}`;
  const url = settings.adminUrl.replace(/\/postgres$/, `/${name}`);
  await run(join(bin, 'psql'), [settings.adminUrl, '-c', `create database ${name}`]);
  await run(join(bin, 'pg_restore'), ['--no-owner', '-d', url, dump]);
  return { url, folder };
}

async function opened({ url, folder }: { url: string | null; folder: string }, key: string): Promise<OpenHouse> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    MASTER_KEY: key,
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const database = await connectDatabase({ databaseUrl: url, dataDir: folder, log });
  return openHouse(config, { database, engine: scriptedEngine(), log: log as never });
}

test.runIf(hasTools)('a backup opens again: every paper with its bytes, and the work that waited goes on', async () => {
  const t = await createTestHouse({ MASTER_KEY }, { engine: scriptedEngine() });
  const before = slip('before');
  await upload(t, before, { fileName: 'before.pdf' });
  const copy = await copyOf(t, async () => {
    // After the dump: its file is in the copy and belongs to nobody there, which does no harm.
    if (settings.kind === 'postgres') await upload(t, slip('after'), { fileName: 'after.pdf' });
  });

  const house = await opened(copy, MASTER_KEY);
  const { applicationId } = personas.giulia;
  const names = async () => (await documentStateOf(house, applicationId, 'it')).uploadedOtherDocuments;
  expect((await names()).map(({ name, isParsed }) => [name, isParsed])).toEqual([['before.pdf', false]]);
  const [row] = await house.database.orm.select().from(files);
  if (!row) throw new Error('the row of the file is gone');
  expect(Buffer.concat(await (await house.files.read(row)).toArray())).toEqual(before);
  await takeBackJobs(house.queue);
  expect(await readPapers({ ...t, house })).toEqual({ completed: 1, failed: 0 });
  expect((await house.database.orm.select().from(documents)).map(({ parseStatus }) => parseStatus)).toEqual(['parsed']);
  await house.close();
  await expect(opened(copy, randomBytes(32).toString('base64'))).rejects.toThrow(/MASTER_KEY/);
  if (settings.kind === 'postgres') await t.close();
});
