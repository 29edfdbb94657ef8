import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';
import * as schema from './schema/index.ts';
import { insideTransaction } from './transaction-scope.ts';
import { translateError } from './translate-error.ts';

export type { Transaction } from './database.ts';

/**
 * One act, one transaction: everything in the body happens or nothing does. The connection is taken and given back
 * here rather than by drizzle, which keeps it for ever when the very first statement fails.
 */
export async function inTransaction<T>(
  database: Pick<Database, 'pool'>,
  body: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await connect(database.pool);
  let broken = false;
  try {
    return await insideTransaction(database.pool, () =>
      drizzle(client, { schema, casing: 'snake_case' }).transaction(body),
    );
  } catch (error) {
    broken = isUnavailable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The connection on which a transaction runs, for statements that drizzle did not build. */
export function connectionOf(tx: Transaction): Pick<pg.PoolClient, 'query'> {
  const session: unknown = Reflect.get(tx, 'session');
  const client: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'client') : null;
  if (isConnection(client)) return client;
  throw new Error('drizzle-orm changed: the connection of a transaction is no longer where it was.');
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw translateError(error);
  }
}

function isConnection(value: unknown): value is pg.PoolClient {
  return typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'function';
}
