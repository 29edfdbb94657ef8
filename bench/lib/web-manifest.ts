import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipBytes } from './page-scripts.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, Chunk>;

/** A page or a set of words that is loaded when it is needed, and what it adds to what the first page has loaded. */
export interface LazyPart {
  source: string;
  ownBytes: number;
  addedBytes: number;
}

export interface BuiltWeb {
  /** Names of the scripts without which the entry does not run. */
  entry: Set<string>;
  lazyParts(alreadyLoaded: ReadonlySet<string>): LazyPart[];
}

const isScript = (file: string): boolean => file.endsWith('.js');
const nameOf = (file: string): string => path.basename(file);

function filesNeededBy(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  if (isScript(chunk.file)) found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesNeededBy(manifest, imported, found);
  return found;
}

export function readBuiltWeb(dist: string): BuiltWeb {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const weigh = (file: string) => gzipBytes(readFileSync(path.join(dist, file)));
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('The build names no entry.');
  return {
    entry: new Set([...filesNeededBy(manifest, entryKey)].map(nameOf)),
    lazyParts: (alreadyLoaded) =>
      Object.entries(manifest)
        .filter(([, chunk]) => chunk.isDynamicEntry && isScript(chunk.file))
        .map(([key, chunk]) => {
          const added = [...filesNeededBy(manifest, key)].filter((file) => !alreadyLoaded.has(nameOf(file)));
          const addedBytes = added.reduce((sum, file) => sum + weigh(file), 0);
          return { source: chunk.src ?? key, ownBytes: weigh(chunk.file), addedBytes };
        })
        .sort((a, b) => b.addedBytes - a.addedBytes),
  };
}
