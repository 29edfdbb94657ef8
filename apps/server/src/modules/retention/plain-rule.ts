import { termBefore } from '@vesta/domain/retention/schedule';
import { connectionOf, inTransaction } from '../../db/transaction.ts';
import { translateError } from '../../db/translate-error.ts';
import { BATCH, prove, type RetentionRule } from './retention-rule.ts';

interface PlainRows {
  readonly name: Exclude<RetentionRule['name'], 'receipts'>;
  readonly table: string;
  readonly key: string;
  /** SQL over the table; $1 is the moment before which it is too old. */
  readonly where: string;
}

/** Rows that go by their age alone. */
export function plainRule({ name, table, key, where }: PlainRows): RetentionRule {
  const due = `select ${key} from ${table} where ${where}`;
  return {
    name,
    async count({ database }, now) {
      const query = `select count(*)::int as count from (${due}) as due`;
      const { rows } = await database.pool.query<{ count: number }>(query, [termBefore(name, now)]).catch((error) => {
        throw translateError(error, query);
      });
      return rows[0]?.count ?? 0;
    },
    purge: ({ database }, now) =>
      inTransaction(database, async (tx) => {
        const query = `delete from ${table} where ${key} in (${due} limit ${BATCH} for update skip locked) returning ${key}::text as id`;
        const { rows } = await connectionOf(tx)
          .query<{ id: string }>(query, [termBefore(name, now)])
          .catch((error) => {
            throw translateError(error, query);
          });
        if (rows.length > 0)
          await prove(
            tx,
            now,
            name,
            rows.map(({ id }) => id),
          );
        return rows.length;
      }),
  };
}
