import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { isShipped } from './left-out.mjs';
import { productionPackages } from './production-packages.mjs';
import { root } from './root.mjs';

/** Our own part, in the same places as in a clone, because the code finds its files from where it lies. */
export const releasedPaths = [
  'LICENSE',
  'apps/server/dist',
  'apps/server/package.json',
  'apps/server/places-data',
  'apps/server/src/db/migrations',
  'apps/web/dist',
  'deploy',
  'docs/operations.md',
  'packages/texts/content',
];
const NOT_OURS = /\/dist\/(bench(\/|$)|\.stamp$|make-template\.js)|\.mjs$|\/meta\/\d+_snapshot\.json$|\.map$/;

/** Packages of ours that are asked for by name at run time, for the files that lie in them. */
const BY_NAME = { 'packages/report-pdf': ['package.json', 'src/package-folder.ts', 'templates', 'fonts'] };

function copyPackage(path, into) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const from = join(root, path);
  for (const file of readdirSync(from, { recursive: true })) {
    if (file.includes('node_modules/') || !statSync(join(from, file)).isFile() || !isShipped(name, file)) continue;
    mkdirSync(dirname(join(into, path, file)), { recursive: true });
    cpSync(join(from, file), join(into, path, file));
  }
}

/** Lays everything that runs into one folder. The server and the page must have been built. */
export function makeRelease(into) {
  rmSync(into, { recursive: true, force: true });
  for (const path of releasedPaths)
    cpSync(join(root, path), join(into, path), { recursive: true, filter: (source) => !NOT_OURS.test(source) });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // Optional ones for other systems stand in the lock file and are not installed.
  for (const path of productionPackages(packages, 'apps/server'))
    if (existsSync(join(root, path))) copyPackage(path, into);
  for (const [folder, names] of Object.entries(BY_NAME)) {
    const { name } = packages[folder];
    for (const file of names)
      cpSync(join(root, folder, file), join(into, 'node_modules', name, file), { recursive: true });
  }
  const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bill = billOfMaterials({ version, packages, isThere: (path) => existsSync(join(root, path)) });
  writeFileSync(join(into, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const about = { name: 'vesta', version, private: true, type: 'module', engines };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(into, 'vesta.mjs'), "#!/usr/bin/env node\nimport './apps/server/dist/vesta.js';\n", {
    mode: 0o755,
  });
}

export function bytesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}
