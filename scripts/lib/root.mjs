import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, from wherever this code was bundled to. */
function findRoot(folder) {
  if (existsSync(join(folder, 'scripts/start.mjs'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The folder of the project was not found.');
  return findRoot(above);
}

export const root = findRoot(dirname(fileURLToPath(import.meta.url)));
