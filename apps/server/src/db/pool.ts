import pg from 'pg';
import type { Log } from './log.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/**
 * The embedded database has one session behind all its connections and takes their messages in the order of arrival:
 * with a large parameter on one connection, a statement of another slips in between its parts and answers in its place.
 * So there is one connection, and the pool queues.
 */
export const EMBEDDED_POOL: pg.PoolConfig = { max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0 };

export const SERVER_POOL: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'vesta',
};

export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool(config);
  const report = (error: Error) => log.warn({ errorCode: codeOf(error) }, 'a database connection was lost');
  pool.on('error', report);
  // A connection that breaks between two statements of a transaction has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', report));
  refuseInsideTransaction(pool);
  return pool;
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
