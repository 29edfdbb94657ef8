import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';
import { unlessFresh } from './stamp.mjs';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');

/**
 * Loaded from node_modules: what brings machine code, WebAssembly, data files or pages of its own, and what few
 * processes ever load. The rest becomes part of the bundle: a start that looks up and reads 1,300 small files one after
 * the other takes a third longer.
 */
const STAY_OUTSIDE = [
  '@aws-sdk/',
  '@electric-sql/',
  '@embedpdf/',
  '@fastify/swagger-ui',
  '@myriaddreamin/',
  'bwip-js',
  'onnxruntime-',
  'pg-native',
  'sharp',
  'zxing-wasm',
];

const someStayOutside = {
  name: 'some-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && STAY_OUTSIDE.some((name) => path.startsWith(name)) ? { path, external: true } : null,
    );
  },
};

/** Packages of the older module format, inside a bundle of the newer one, still ask for the machine's own modules. */
const REQUIRE =
  "import { createRequire as vestaRequire } from 'node:module'; const require = vestaRequire(import.meta.url);";

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
    // What is imported on demand stays a file of its own, and is loaded on demand.
    splitting: true,
    chunkNames: 'part-[hash]',
    sourcemap: 'linked',
    logLevel: 'error',
    banner: { js: REQUIRE },
    // Comments and long spaces are read by every start, too.
    minifyWhitespace: true,
    plugins: [someStayOutside],
  });
  // Another process may be loading a file at this moment: it sees the old or the new one, never half of it.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  // The weights that are our own lie beside the code that opens them.
  for (const name of ['reader.onnx', 'reader-bytes.onnx', 'finder.onnx', 'signs.txt']) {
    mkdirSync(join(dist, 'print-weights'), { recursive: true });
    copyFileSync(join(root, 'packages/print-weights', name), join(dist, 'print-weights', `${name}.${process.pid}`));
    renameSync(join(dist, 'print-weights', `${name}.${process.pid}`), join(dist, 'print-weights', name));
  }
  removeOldParts(new Set(outputFiles.map(({ path }) => basename(path))));
}

/** Parts of earlier builds; those of the last hour may still be wanted by a process that runs. */
function removeOldParts(current) {
  for (const name of readdirSync(dist)) {
    if (!name.startsWith('part-') || current.has(name)) continue;
    if (Date.now() - statSync(join(dist, name)).mtimeMs > 3_600_000) rmSync(join(dist, name), { force: true });
  }
}

export const buildServer = () =>
  unlessFresh([join(server, 'src'), join(root, 'packages')], dist, async () => {
    await bundle();
    const { makeTemplate } = await import(pathToFileURL(join(dist, 'make-template.js')).href);
    const file = await makeTemplate();
    if (!existsSync(file)) throw new Error('The template of the embedded database was not made.');
  });
