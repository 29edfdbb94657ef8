import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RESULTS } from './harness/keep-evidence.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

/** Builds what is not fresh. A process of its own, because the settings of a test run would reach into the bundle. */
export async function build(): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const [code] = await once(spawn(process.execPath, [BUILD], { stdio: 'inherit', env }), 'exit');
  if (code !== 0) throw new Error('The product could not be built, so there is nothing to test.');
}

export default async function setup(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
  await build();
}
