import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, found the same way from the sources and from the bundle. */
export const root = findRoot(path.dirname(fileURLToPath(import.meta.url)));

export const webFolder = path.join(root, 'apps', 'web');
export const vestaBundle = path.join(root, 'apps', 'server', 'dist', 'vesta.js');
export const resultsFile = path.join(root, 'bench', 'results.md');
/** Everything measured is written here: a real disk, not a temporary folder that may live in memory. */
export const workFolder = path.join(root, 'bench', '.work');

export const childBundle = (name: string): string => path.join(root, 'apps', 'server', 'dist', 'bench', `${name}.js`);

function findRoot(from: string): string {
  if (existsSync(path.join(from, 'package-lock.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder of the project was not found above the benchmarks.');
  return findRoot(parent);
}
