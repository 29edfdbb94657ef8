import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/db/connect.ts';
import { makeTemplate } from '../src/db/embedded/make-template.ts';
import { migrate } from '../src/db/migrate.ts';
import { installQueues } from '../src/jobs/install-queues.ts';
import { bundleWorkers } from './bundle-workers.ts';
import { startPostgresServer } from './postgres-server.ts';
import { silentLog as log } from './silent-log.ts';

export type TestDatabaseSettings =
  | { kind: 'embedded'; folder: string; template: string }
  | { kind: 'postgres'; folder: string; adminUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSettings;
  }
}

const TEMPLATE = 'vesta_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundleWorkers();
  await makeTemplate();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vesta-test-'));
  const stop = project.config.env.TEST_DATABASE === 'postgres' ? postgres(project, folder) : embedded(project, folder);
  const stopServer = await stop;
  return async () => {
    await stopServer();
    await rm(folder, { recursive: true, force: true });
  };
}

async function embedded(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const dataDir = path.join(folder, 'template');
  const database = await connectDatabase({ databaseUrl: null, dataDir, log });
  await migrate(database);
  await installQueues(database, []);
  await database.close();
  const template = path.join(dataDir, 'database', 'cluster');
  project.provide('testDatabase', { kind: 'embedded', folder, template });
  return async () => {};
}

async function postgres(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const adminUrl = server.url('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const database = await connectDatabase({ databaseUrl: server.url(TEMPLATE), dataDir: folder, log });
  await migrate(database);
  await installQueues(database, []);
  await database.close();
  project.provide('testDatabase', { kind: 'postgres', folder, adminUrl, template: TEMPLATE });
  return () => server.remove();
}
