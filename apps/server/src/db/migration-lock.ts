import type pg from 'pg';
import type { Database } from './database.ts';

// Any number will do as long as every process uses the same one.
const MIGRATION_LOCK = 7_238_117_001;
/** So long a change may wait for a table, with all later readers behind it. */
const LOCK_PATIENCE = '500ms';

/**
 * Runs a change of the schema on one connection while every other process that starts at the same moment waits. The
 * embedded database needs no lock: its data directory has one process only.
 */
export async function withMigrationLock<T>(
  database: Pick<Database, 'kind' | 'pool'>,
  change: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  const locked = database.kind === 'server';
  try {
    if (locked) {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      // Only now: whoever is second at the start waits for as long as the first one needs.
      await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`);
    }
    return await change(client);
  } finally {
    // Ending the session gives back the lock and the time-out even when the change failed half-way.
    client.release(locked);
  }
}
