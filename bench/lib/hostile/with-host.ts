import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngineHost, type EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { build, type Plugin } from 'esbuild';
import { root, workFolder } from '../paths.ts';
import type { HostileJob } from './child.ts';

/** Our own code in one file; what comes from npm is loaded from there. */
const onlyOurOwnCode: Plugin = {
  name: 'only-our-own-code',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@vesta/') ? null : { path: name, external: true },
    );
  },
};

export interface HostLimits {
  readonly processes: number;
  readonly timeLimitMs: number;
  /** As many as the server allows when nothing is said. */
  readonly filesPerProcess?: number;
}

/** Reads files as the server does: in processes of their own that may be killed. Without recognising pixels. */
export async function openHost(
  limits: HostLimits,
): Promise<{ readonly host: EngineHost<HostileJob, Inspection>; readonly close: () => Promise<void> }> {
  mkdirSync(workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(workFolder, 'run-'));
  const outfile = path.join(folder, 'child.mjs');
  await build({
    entryPoints: [path.join(root, 'bench', 'lib', 'hostile', 'child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [onlyOurOwnCode],
  });
  const host = createEngineHost<HostileJob, Inspection>({ entry: pathToFileURL(outfile), ...limits });
  const close = async (): Promise<void> => {
    await host.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { host, close };
}

export async function withHost<T>(
  limits: HostLimits,
  work: (host: EngineHost<HostileJob, Inspection>) => Promise<T>,
): Promise<T> {
  const { host, close } = await openHost(limits);
  try {
    return await work(host);
  } finally {
    await close();
  }
}
