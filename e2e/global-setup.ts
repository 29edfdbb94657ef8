import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { RESULTS } from './harness/keep-evidence.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

/** Builds what is not fresh. A process of its own, because the settings of a test run would reach into the bundle. */
export async function build(): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const [code] = await once(spawn(process.execPath, [BUILD], { stdio: 'inherit', env }), 'exit');
  if (code !== 0) throw new Error('The product could not be built, so there is nothing to test.');
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the databases lie that one house hands on to the next; it goes when all is done. */
    databaseFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(RESULTS, { recursive: true, force: true });
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'vesta-e2e-databases-'));
  project.provide('databaseFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
