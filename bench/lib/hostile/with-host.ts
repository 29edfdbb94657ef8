import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngineHost, type EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { build, type Plugin } from 'esbuild';
import { root, workFolder } from '../paths.ts';
import { withScratch } from '../scratch.ts';
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
}

/** Reads files as the server does: in processes of their own that may be killed. Without recognising pixels. */
export function withHost<T>(
  limits: HostLimits,
  work: (host: EngineHost<HostileJob, Inspection>) => Promise<T>,
): Promise<T> {
  mkdirSync(workFolder, { recursive: true });
  return withScratch(async (folder) => {
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
    try {
      return await work(host);
    } finally {
      await host.close();
    }
  });
}
