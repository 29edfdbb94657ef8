import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serverFolder } from '../../lib/worker-url.ts';

/** The name carries PGlite's version, so that an upgrade never starts from another version's files. */
export function templateFile(): string {
  return path.join(serverFolder, 'dist', `embedded-template-${pgliteVersion()}.tar.gz`);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('The version of PGlite could not be read.');
}
