import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of this package, found the same way from the sources and from the bundle in dist. */
export const serverFolder = findServerFolder(path.dirname(fileURLToPath(import.meta.url)));

/** Worker threads always run from the bundle, because a thread cannot load TypeScript. */
export function workerUrl(name: string): URL {
  const file = path.join(serverFolder, 'dist', `${name}.js`);
  if (!existsSync(file)) throw new Error(`The worker ${name} is not built. Run "npm run build" first.`);
  return pathToFileURL(file);
}

function findServerFolder(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder of the server package was not found above its own code.');
  return findServerFolder(parent);
}

/**
 * What a process that reads strangers' files needs of the disk: the program itself, and never the data. Asked for by
 * whoever starts one; inside it the folders above cannot be looked at.
 */
export function programFiles(): readonly string[] {
  const rootFolder = findRootFolder(serverFolder);
  return [
    path.join(serverFolder, 'dist', path.sep),
    path.join(serverFolder, 'node_modules', path.sep),
    path.join(serverFolder, 'package.json'),
    path.join(serverFolder, 'places-data', path.sep),
    path.join(rootFolder, 'node_modules', path.sep),
    path.join(rootFolder, 'package.json'),
  ];
}

/** The nearest folder above that holds what comes from npm. */
function findRootFolder(from: string): string {
  const parent = path.dirname(from);
  if (parent === from || existsSync(path.join(parent, 'node_modules', 'sharp'))) return parent;
  return findRootFolder(parent);
}
