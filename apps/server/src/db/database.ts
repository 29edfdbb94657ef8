import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type * as schema from './schema/index.ts';

export type Orm = NodePgDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export type Database = {
  kind: 'embedded' | 'server';
  pool: pg.Pool;
  orm: Orm;
  /** Answers when the database answers; throws DatabaseUnavailableError when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
