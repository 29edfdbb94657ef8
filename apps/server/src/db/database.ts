import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type * as schema from './schema/index.ts';

export type Orm = NodePgDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export type Database = {
  kind: 'embedded' | 'server';
  pool: pg.Pool;
  orm: Orm;
  /** Resolves when the database answers and takes something; throws DatabaseUnavailableError when it is away. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
