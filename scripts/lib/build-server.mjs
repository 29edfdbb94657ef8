import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';
import { unlessFresh } from './stamp.mjs';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');

/** Our own code becomes one file per entry; what comes from npm is loaded from there. */
const onlyOurOwnCode = {
  name: 'only-our-own-code',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vesta/') ? null : { path, external: true },
    );
  },
};

const entries = () => [
  join(server, 'src/bin/vesta.ts'),
  join(server, 'src/bin/make-template.ts'),
  ...readdirSync(join(server, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => join(server, 'src', path)),
];

async function bundle() {
  mkdirSync(dist, { recursive: true });
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entries().map((path) => [basename(path, '.ts'), path])),
    outdir: dist,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [onlyOurOwnCode],
  });
  // Another process may be loading a file at this moment: it sees the old or the new one, never half of it.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

export const buildServer = () =>
  unlessFresh([join(server, 'src'), join(root, 'packages')], dist, async () => {
    await bundle();
    const { makeTemplate } = await import(pathToFileURL(join(dist, 'make-template.js')).href);
    const file = await makeTemplate();
    if (!existsSync(file)) throw new Error('The template of the embedded database was not made.');
  });
