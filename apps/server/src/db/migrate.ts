import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '../lib/start-error.ts';
import { serverFolder } from '../lib/worker-url.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { withMigrationLock } from './migration-lock.ts';
import { QueryFailedError } from './query-failed-error.ts';
import { translateError } from './translate-error.ts';

export const migrationsFolder = path.join(serverFolder, 'src', 'db', 'migrations');

/** Brings the database forward to the current schema. Running it again, or in several processes at once, is safe. */
export async function migrate(database: Pick<Database, 'kind' | 'pool'>, folder = migrationsFolder): Promise<void> {
  if (!existsSync(path.join(folder, 'meta', '_journal.json'))) {
    throw new StartError('There are no migrations beside the server. Is the installation complete?');
  }
  try {
    await withMigrationLock(database, (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
  } catch (error) {
    throw inWords(translateError(error));
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) {
    return new DatabaseUnavailableError('The database went away during the migration. Start again when it is back.');
  }
  if (!(error instanceof QueryFailedError)) return error;
  return new StartError(
    `A migration was refused and nothing of it was kept (code ${error.code ?? 'unknown'}): ${error.statement ?? ''}`,
  );
}
