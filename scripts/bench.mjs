// `npm run bench [-- names]`: builds the product and the benchmarks, then measures. Without names, everything.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/root.mjs';
import './build.mjs';

const work = join(root, 'bench/.work/dist');
// Children use the server's own code, which finds its workers from the folder it lies in.
const childrenFolder = join(root, 'apps/server/dist/bench');
const children = [
  join(root, 'apps/server/test/children/write-rows.ts'),
  ...readdirSync(join(root, 'bench/children')).map((name) => join(root, 'bench/children', name)),
];

const onlyOurOwnCode = {
  name: 'only-our-own-code',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vesta/') ? null : { path, external: true },
    );
  },
};

const bundle = (sources, outdir, splitting) =>
  build({
    entryPoints: Object.fromEntries(sources.map((path) => [basename(path, '.ts'), path])),
    outdir,
    bundle: true,
    splitting,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [onlyOurOwnCode],
  });

rmSync(work, { recursive: true, force: true });
// Whoever reads pictures looks for this thread beside itself.
const threads = [join(root, 'apps/server/src/adapters/engine/print-weights.worker.ts')];
await bundle([join(root, 'bench/main.ts'), ...threads], work, true);
await bundle(children, childrenFolder, false);
const main = ['--enable-source-maps', join(work, 'main.js'), ...process.argv.slice(2)];
const { status, signal } = spawnSync(process.execPath, main, { stdio: 'inherit', cwd: root });
if (signal) console.error(`The benchmarks were ended from outside (${signal}); what was measured before is kept.`);
process.exit(status ?? 1);
