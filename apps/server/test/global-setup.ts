import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { serverFolder } from '../src/lib/worker-url.ts';
import { bundle, bundleWorkers } from './bundle-workers.ts';
import { startPostgresServer } from './postgres-server.ts';

export type TestDatabaseSettings =
  | { kind: 'embedded'; folder: string; template: string }
  | { kind: 'postgres'; folder: string; adminUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSettings;
  }
}

const TEMPLATE = 'vesta_template';

type TemplateMaker = typeof import('../src/bin/make-template.ts');
type FillDatabase = TemplateMaker['fillDatabase'];

/** Bundled like the product's own and run beside this process, because the sources reach into the whole server. */
async function templateMaker(): Promise<Pick<TemplateMaker, 'fillDatabase'> & { makeTemplate(): Promise<void> }> {
  await bundle([path.join(serverFolder, 'src', 'bin', 'make-template.ts')], path.join(serverFolder, 'dist'));
  const address = pathToFileURL(path.join(serverFolder, 'dist', 'make-template.js')).href;
  const call = async (name: keyof TemplateMaker, ...args: unknown[]) => {
    const code = `import('${address}').then((made) => made.${name}(...${JSON.stringify(args)}))`;
    await promisify(execFile)(process.execPath, ['--eval', code]);
  };
  return {
    makeTemplate: () => call('makeTemplate'),
    fillDatabase: (database) => call('fillDatabase', database),
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundleWorkers();
  const { makeTemplate, fillDatabase } = await templateMaker();
  await makeTemplate();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vesta-test-'));
  const stop =
    project.config.env.TEST_DATABASE === 'postgres'
      ? postgres(project, folder, fillDatabase)
      : embedded(project, folder, fillDatabase);
  const stopServer = await stop;
  return async () => {
    await stopServer();
    await rm(folder, { recursive: true, force: true });
  };
}

async function embedded(
  project: TestProject,
  folder: string,
  fillDatabase: FillDatabase,
): Promise<() => Promise<void>> {
  const dataDir = path.join(folder, 'template');
  await fillDatabase({ databaseUrl: null, dataDir });
  const template = path.join(dataDir, 'database', 'cluster');
  project.provide('testDatabase', { kind: 'embedded', folder, template });
  return async () => {};
}

async function postgres(
  project: TestProject,
  folder: string,
  fillDatabase: FillDatabase,
): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const adminUrl = server.url('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await fillDatabase({ databaseUrl: server.url(TEMPLATE), dataDir: folder });
  project.provide('testDatabase', { kind: 'postgres', folder, adminUrl, template: TEMPLATE });
  return () => server.remove();
}
