import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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

const LOCK_NOT_AVAILABLE = '55P03';
/** A report that is being written holds its tables for seconds, hardly for minutes. */
const TRIES = 120;
const PAUSE_MS = 1_000;

/**
 * A change of a table waits for whoever uses it, and every later reader waits behind the change. So it waits for a moment
 * only, lets the others through, and tries again.
 */
async function oncePossible(change: () => Promise<void>, rest: () => Promise<unknown>, tries: number): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await change();
    } catch (error) {
      const failed = translateError(error);
      const isBusy = failed instanceof QueryFailedError && failed.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || left <= 1) throw failed;
      await rest();
    }
  }
}

/** Brings the database forward to the current schema. Running it again, or in several processes at once, is safe. */
export async function migrate(
  database: Pick<Database, 'kind' | 'pool'>,
  folder = migrationsFolder,
  { rest = () => delay(PAUSE_MS) as Promise<unknown>, tries = TRIES } = {},
): Promise<void> {
  if (!existsSync(path.join(folder, 'meta', '_journal.json'))) {
    throw new StartError('There are no migrations beside the server. Is the installation complete?');
  }
  try {
    await withMigrationLock(database, (client) =>
      oncePossible(() => runMigrations(drizzle(client), { migrationsFolder: folder }), rest, tries),
    );
  } catch (error) {
    throw inWords(translateError(error));
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) {
    return new DatabaseUnavailableError('The database went away during the migration. Start again when it is back.');
  }
  if (!(error instanceof QueryFailedError)) return error;
  if (error.code === LOCK_NOT_AVAILABLE) {
    return new StartError(
      'A migration found its tables in use for two minutes, and nothing of it was kept. Start again in a quiet moment.',
    );
  }
  return new StartError(
    `A migration was refused and nothing of it was kept (code ${error.code ?? 'unknown'}): ${error.statement ?? ''}`,
  );
}
