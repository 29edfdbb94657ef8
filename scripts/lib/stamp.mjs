// Says whether a build is older than its sources, so that starting twice builds once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.cache']);

function* filesBelow(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return yield { path, stat };
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* filesBelow(join(path, name));
}

function stampOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources.filter((path) => existsSync(path)))
    for (const { path, stat } of filesBelow(source)) hash.update(`${path}:${stat.size}:${Math.floor(stat.mtimeMs)}\n`);
  return hash.digest('hex');
}

/** Runs `build` unless the result of the same sources is already there. An image without sources is always fresh. */
export async function unlessFresh(sources, result, build) {
  const file = join(result, '.stamp');
  if (!sources.some((path) => existsSync(path))) return false;
  const stamp = stampOf(sources);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return false;
  await build();
  writeFileSync(file, stamp);
  return true;
}
