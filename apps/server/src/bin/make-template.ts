import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type ConnectOptions, connectDatabase } from '../db/connect.ts';
import { templateFile } from '../db/embedded/template-file.ts';
import type { Log } from '../db/log.ts';
import { migrate } from '../db/migrate.ts';
import { installQueues } from '../jobs/install-queues.ts';
import { jobDefinitions } from '../modules/jobs.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Makes an empty database with all its tables once, so that a first start unpacks files instead of building them for
 * seconds. What the code has added since is brought forward at the start like in any older database.
 */
export async function makeTemplate(): Promise<string> {
  const file = templateFile();
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vesta-template-'));
  try {
    const cluster = path.join(dataDir, 'database', 'cluster');
    await mkdir(path.dirname(cluster));
    await (await PGlite.create(cluster)).close();
    await fillDatabase({ databaseUrl: null, dataDir });
    await keep(await packed(cluster), file);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return file;
}

/** Gives an empty database everything that a start would give it. */
export async function fillDatabase(address: Omit<ConnectOptions, 'log'>): Promise<void> {
  const database = await connectDatabase({ ...address, log: silent });
  try {
    await migrate(database);
    await installQueues(database, jobDefinitions);
  } finally {
    await database.close();
  }
}

async function packed(cluster: string): Promise<Buffer> {
  const database = await PGlite.create(cluster);
  try {
    return Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    await database.close();
  }
}

/** Another process may be making it too: whoever is last puts a complete file in place of a complete file. */
async function keep(bytes: Buffer, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
