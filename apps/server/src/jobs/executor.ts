import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { translateError } from '../db/translate-error.ts';

/** Lets pg-boss work on our pool. */
export function poolExecutor(pool: pg.Pool): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw translateError(error);
      });
      let failed = false;
      try {
        return await run(client, text, values);
      } catch (error) {
        failed = true;
        throw error;
      } finally {
        // pg-boss sends whole transactions as one text; after a failure the connection may still be inside one.
        client.release(failed);
      }
    },
  };
}

/** Lets pg-boss work on one connection, inside whatever transaction is open there. */
export function connectionExecutor(connection: Pick<pg.PoolClient, 'query'>): PgBoss.Db {
  return { executeSql: (text, values) => run(connection, text, values) };
}

async function run(connection: Pick<pg.PoolClient, 'query'>, text: string, values: unknown[] | undefined) {
  try {
    const result = await (values?.length ? connection.query(text, values) : connection.query(text));
    return { rows: result.rows ?? [] };
  } catch (error) {
    throw translateError(error, text);
  }
}
