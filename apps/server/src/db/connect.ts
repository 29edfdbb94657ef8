import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import { describeAddress } from './database-address.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { keepValuesOutOfErrors } from './keep-values-out-of-errors.ts';
import type { Log } from './log.ts';
import { createPool, EMBEDDED_POOL, SERVER_POOL } from './pool.ts';
import * as schema from './schema/index.ts';
import { translateError } from './translate-error.ts';

export type { Database } from './database.ts';

export type ConnectOptions = { databaseUrl: string | null; dataDir: string; log: Log };

/** Opens PostgreSQL at the given address, or the embedded database inside the data directory. */
export async function connectDatabase({ databaseUrl, dataDir, log }: ConnectOptions): Promise<Database> {
  keepValuesOutOfErrors();
  return databaseUrl === null ? connectEmbedded(dataDir, log) : connectServer(databaseUrl, log);
}

async function connectEmbedded(dataDir: string, log: Log): Promise<Database> {
  const embedded = await startEmbeddedDatabase({ directory: path.join(dataDir, 'database'), log });
  const pool = createPool({ ...embedded.connection, ...EMBEDDED_POOL }, log);
  return asDatabase('embedded', pool, async () => {
    await pool.end();
    await embedded.stop();
  });
}

async function connectServer(databaseUrl: string, log: Log): Promise<Database> {
  const address = describeAddress(databaseUrl);
  const pool = createPool({ ...SERVER_POOL, connectionString: databaseUrl }, log);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(`${reason(error)} (${address}). ${ADVICE}`);
  }
  return asDatabase('server', pool, () => pool.end());
}

const ADVICE =
  'Check that PostgreSQL is running and that DATABASE_URL is right, or unset DATABASE_URL to use the embedded database.';

function reason(error: unknown): string {
  if (isUnavailable(error)) return 'The PostgreSQL server does not answer';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  return `The PostgreSQL server refused the connection with code ${code}`;
}

function asDatabase(kind: Database['kind'], pool: pg.Pool, close: () => Promise<void>): Database {
  let closing: Promise<void> | null = null;
  const closeOnce = () => {
    closing ??= close();
    return closing;
  };
  return { kind, pool, orm: drizzle(pool, { schema, casing: 'snake_case' }), ping: () => ping(pool), close: closeOnce };
}

const UNDEFINED_TABLE = '42P01';
/** A database on a full disk still answers questions: one counter is written, so that it is not taken for ready. */
const PROBE = `insert into limit_counters (key, count, resets_at) values ('ready', 1, now())
  on conflict (key) do update set resets_at = now()`;

async function ping(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(PROBE);
  } catch (error) {
    // Before the first migration there is nothing to write to, and it has answered.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return;
    throw translateError(error);
  }
}
