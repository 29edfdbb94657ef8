import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type PluginBuild } from 'esbuild';
import { serverFolder } from '../src/lib/worker-url.ts';

/** Bundles every worker from its present sources, so that no test ever runs against an old one. */
export async function bundleWorkers(): Promise<void> {
  const sources = await workerSources();
  if (sources.length === 0) throw new Error('No *.worker.ts was found: the search does not look at the sources.');
  await bundle(sources, path.join(serverFolder, 'dist'));
}

/** Our own code becomes one file per source; what comes from npm is loaded from there. */
export async function bundle(sources: string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(sources.map((file) => [path.basename(file, '.ts'), file])),
    outdir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    plugins: [{ name: 'only-our-own-code', setup: leaveNpmOutside }],
  });
  for (const file of outputFiles) await replaceWhenChanged(file.path, file.contents);
}

function leaveNpmOutside({ onResolve }: PluginBuild): void {
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || name.startsWith('@vesta/') ? null : { path: name, external: true },
  );
}

async function workerSources(): Promise<string[]> {
  const files = await readdir(path.join(serverFolder, 'src'), { recursive: true });
  return files.filter((file) => file.endsWith('.worker.ts')).map((file) => path.join(serverFolder, 'src', file));
}

// Another test run may be loading the file at this moment: it sees the old or the new one, never half of it.
async function replaceWhenChanged(file: string, contents: Uint8Array): Promise<void> {
  if (existsSync(file) && (await readFile(file)).equals(contents)) return;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}
