import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const scope = new AsyncLocalStorage<{ pool: pg.Pool; open: boolean }>();

/** Runs a transaction's body, marking everything it calls as being inside that transaction. */
export async function insideTransaction<T>(pool: pg.Pool, body: () => Promise<T>): Promise<T> {
  const mark = { pool, open: true };
  try {
    return await scope.run(mark, body);
  } finally {
    mark.open = false;
  }
}

/**
 * A second connection inside a transaction waits for the first one for ever on the embedded database, and can exhaust
 * the pool on a server. The mistake is reported at once, where it is made, instead of as a time-out under load.
 */
export function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  const guarded = (callback?: Callback) => {
    const mark = scope.getStore();
    if (!mark?.open || mark.pool !== pool) return connect(callback);
    const error = new Error('A second connection was asked for inside a transaction. Pass the transaction on instead.');
    return callback ? callback(error) : Promise.reject(error);
  };
  pool.connect = guarded as pg.Pool['connect'];
}

type Callback = (error: Error) => void;
