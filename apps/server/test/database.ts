import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import type { Database } from '../src/db/database.ts';
import { handOn, type StandingDatabase, shapeOf, takeIdle } from './idle-databases.ts';
import { silentLog as log } from './silent-log.ts';

/** `databaseUrl` and `dataDir` open the same database from another process (one at a time when it is embedded). */
export type TestDatabase = Database & { databaseUrl: string | null; dataDir: string; drop(): Promise<void> };

/** A migrated, empty database of its own for one test file, of the kind that this project of the test run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const settings = inject('testDatabase');
  if (settings.kind === 'embedded') return inUse(takeIdle() ?? (await createEmbedded(settings)));
  return createOnServer(settings.adminUrl, settings.template, await mkdtemp(path.join(settings.folder, 'db-')));
}

async function createEmbedded({ folder, template }: { folder: string; template: string }): Promise<StandingDatabase> {
  const dataDir = await mkdtemp(path.join(folder, 'db-'));
  const directory = path.join(dataDir, 'database');
  await mkdir(directory);
  await cp(template, path.join(directory, 'cluster'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = await connectDatabase({ databaseUrl: null, dataDir, log });
  return { database, dataDir, tables: await shapeOf(database) };
}

function inUse(standing: StandingDatabase): TestDatabase {
  const { database, dataDir } = standing;
  const drop = async () => {
    if (await handOn(standing)) return;
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, databaseUrl: null, dataDir, drop };
}

async function createOnServer(adminUrl: string, template: string, dataDir: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${template}`);
  const databaseUrl = adminUrl.replace(/\/postgres$/, `/${name}`);
  const database = await connectDatabase({ databaseUrl, dataDir, log });
  const drop = async () => {
    await database.close();
    await administer(adminUrl, `drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, databaseUrl, dataDir, drop };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
