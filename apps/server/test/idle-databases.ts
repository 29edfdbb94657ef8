import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../src/db/database.ts';

export type StandingDatabase = { database: Database; dataDir: string; tables: string };

/** Starting an embedded database costs seconds, emptying one milliseconds; so a worker hands one on from file to file. */
const idle: StandingDatabase[] = [];

export const takeIdle = (): StandingDatabase | undefined => idle.pop();

/** Everything that decides whether a database is still as it was made: its tables, and the queues in one of them. */
export async function shapeOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(
    `select (select string_agg(format('%I.%I', schemaname, tablename), ',' order by schemaname, tablename)
               from pg_tables where schemaname not in ('pg_catalog', 'information_schema'))
         || (select coalesce(string_agg(q::text, ',' order by name), '')
               from (select name, policy, retry_limit, retry_delay, expire_seconds, dead_letter from pgboss.queue) q) as shape`,
  );
  return rows[0]?.shape ?? '';
}

const KEPT = ["'drizzle.__drizzle_migrations'", "'pgboss.version'", "'pgboss.queue'"].join(', ');

/**
 * Rows go, tables stay: `truncate` would make every table and index of the schema anew, which costs a second. Without
 * triggers, since some tables let nobody delete and some hold each other by keys.
 */
const EMPTY_ALL = `do $$
declare each record; filled boolean;
begin
  set local session_replication_role = replica;
  for each in select format('%I.%I', schemaname, tablename) as name from pg_tables
               where schemaname not in ('pg_catalog', 'information_schema')
                 and schemaname || '.' || tablename not in (${KEPT})
  loop
    execute 'select exists (select from ' || each.name || ')' into filled;
    if filled then execute 'delete from ' || each.name; end if;
  end loop;
  for each in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null
  loop execute 'alter sequence ' || each.name || ' restart'; end loop;
end $$`;

/** True when the next test may have it. One that somebody still uses, has closed or has rebuilt is not handed on. */
export async function handOn(standing: StandingDatabase): Promise<boolean> {
  const { database, dataDir, tables } = standing;
  const { pool } = database;
  if (pool.ended || pool.totalCount !== pool.idleCount) return false;
  try {
    if ((await shapeOf(database)) !== tables) return false;
    await pool.query(EMPTY_ALL);
    const leftovers = (await readdir(dataDir)).filter((name) => name !== 'database');
    await Promise.all(leftovers.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
  } catch {
    return false;
  }
  idle.push(standing);
  return true;
}
