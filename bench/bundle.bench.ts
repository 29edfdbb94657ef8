import path from 'node:path';
import { attributeScript } from './lib/attribute-scripts.ts';
import { buildPage, serveMinimalPage } from './lib/build-page.ts';
import { downloadedScripts, type Script, weightOf } from './lib/page-scripts.ts';
import { webFolder } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import type { Benchmark, Table } from './lib/table.ts';
import { atMost, kilobytes } from './lib/verdict.ts';
import { type BuiltWeb, readBuiltWeb } from './lib/web-manifest.ts';

const FIRST_PAGE = '/it/fill/occupation';
const TARGET = 1.4;
const SMALLEST_SHOWN = 100;

async function scriptsOfVesta(folder: string): Promise<Script[]> {
  const vesta = await startVesta(path.join(folder, 'data'));
  try {
    return await downloadedScripts(vesta.address + FIRST_PAGE);
  } finally {
    await vesta.stop();
  }
}

async function scriptsOfMinimalPage(folder: string): Promise<Script[]> {
  const served = await serveMinimalPage(folder);
  try {
    return await downloadedScripts(served.address);
  } finally {
    await served.stop();
  }
}

function scriptsTable(scripts: readonly Script[], { entry }: BuiltWeb): Table {
  const rows = scripts.map(({ name, gzipBytes }) => [
    name,
    kilobytes(gzipBytes),
    entry.has(name) ? 'entry' : 'on demand',
  ]);
  const missing = [...entry].filter((name) => !scripts.some((script) => script.name === name));
  const check = missing.length > 0 ? `not downloaded: ${missing.join(', ')}` : 'every file of the entry was downloaded';
  return { columns: ['Script', 'gzip', 'Part'], rows, notes: [`Manifest beside browser: ${check}.`] };
}

function lazyTable(scripts: readonly Script[], built: BuiltWeb): Table {
  const parts = built.lazyParts(new Set(scripts.map(({ name }) => name)));
  const rows = parts.map((part) => [
    part.source.replace(/^(\.\.\/)+/, ''),
    kilobytes(part.ownBytes),
    part.addedBytes > 0 ? kilobytes(part.addedBytes) : 'already there',
  ]);
  return { columns: ['Loaded when needed', 'Own gzip', 'Added after the first page'], rows };
}

/** Which package the weight of the first page comes from, found in a second build that carries source maps. */
async function shelvesTable(folder: string): Promise<Table> {
  const dist = path.join(folder, 'mapped');
  await buildPage(webFolder, dist, true);
  const shelves = new Map<string, number>();
  for (const name of readBuiltWeb(dist).entry) {
    for (const [shelf, bytes] of attributeScript(path.join(dist, 'assets', name)))
      shelves.set(shelf, (shelves.get(shelf) ?? 0) + bytes);
  }
  const heaviest = [...shelves].filter(([, bytes]) => bytes >= SMALLEST_SHOWN).sort(([, a], [, b]) => b - a);
  return {
    columns: ['Entry by origin', 'about, gzip'],
    rows: heaviest.map(([shelf, bytes]) => [shelf, kilobytes(bytes)]),
  };
}

export const benchmark: Benchmark = {
  title: 'JavaScript of the first page against a minimal React page',
  run: () =>
    withScratch(async (folder) => {
      const minimal = weightOf(await scriptsOfMinimalPage(folder));
      const scripts = await scriptsOfVesta(folder);
      const ours = weightOf(scripts);
      const ratio = ours / minimal;
      const built = readBuiltWeb(path.join(webFolder, 'dist'));
      const verdict = atMost(ratio, TARGET);
      return {
        columns: ['Page', 'Vesta, gzip', 'Minimal, gzip', 'Ratio', 'Target', 'Verdict'],
        rows: [[FIRST_PAGE, kilobytes(ours), kilobytes(minimal), ratio.toFixed(2), `≤ ${TARGET}`, verdict]],
        notes: ['Minimal: React with BrowserRouter and two routes, built with the settings of the web application.'],
        details: [
          { title: 'What the browser downloads', table: scriptsTable(scripts, built) },
          { title: 'Where the entry comes from', table: await shelvesTable(folder) },
          { title: 'Pages and words on demand', table: lazyTable(scripts, built) },
        ],
      };
    }),
};
