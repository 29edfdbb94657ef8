import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serverFolder } from '../../lib/worker-url.ts';
import { migrationsFolder } from '../migrate.ts';

/** The name carries PGlite's version and the migrations, so that nobody starts from the files or the schema of another. */
export function templateFile(): string {
  return path.join(serverFolder, 'dist', `embedded-template-${pgliteVersion()}-${schemaVersion()}.tar.gz`);
}

const HASH_LENGTH = 12;

function schemaVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('The version of PGlite could not be read.');
}
