import { sql } from 'drizzle-orm';
import { connectDatabase } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { silentLog as log } from '../silent-log.ts';
import { say } from './say.ts';

const started = performance.now();
const database = await connectDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '', log });
await database.ping();
const openedMs = Math.round(performance.now() - started);
const { user, system } = process.cpuUsage();
const processorMs = Math.round((user + system) / 1000);
await database.pool.query('create table if not exists entry (id int primary key, amount int not null, note text)');
await database.pool.query('create table if not exists total (amount bigint not null)');
await database.pool.query('insert into total select 0 where not exists (select from total)');
say({ kind: 'opened', openedMs, processorMs, ...(await inspect(database)) });

for (let id = (await lastId()) + 1; ; id += 1) {
  await (id % 10 === 0 ? writeInTransaction(id) : writeAtOnce(id));
  say({ kind: 'acknowledged', id });
}

async function writeInTransaction(id: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`insert into entry values (${id}, ${id % 97}, ${'x'.repeat(id % 2000)})`);
    await tx.execute(sql`update total set amount = amount + ${id % 97}`);
  });
}

async function writeAtOnce(id: number): Promise<void> {
  await database.pool.query(
    `with added as (insert into entry values ($1, $2, $3) returning amount)
     update total set amount = total.amount + added.amount from added`,
    [id, id % 97, 'x'.repeat(id % 2000)],
  );
}

async function lastId(): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from entry');
  return rows[0]?.id ?? 0;
}

/** Reads every row through the table and through its index, and compares both with the running total. */
async function inspect({ pool }: Database): Promise<{ ids: number[]; consistent: boolean }> {
  const rows = await pool.query<{ id: number; amount: number; length: number }>(
    'select id, amount, length(note) as length from entry order by id',
  );
  const intact = rows.rows.every(({ id, amount, length }) => amount === id % 97 && length === id % 2000);
  await pool.query('set enable_seqscan = off');
  const byIndex = await pool.query<{ count: number }>('select count(*)::int as count from entry where id > 0');
  await pool.query('reset enable_seqscan');
  const total = await pool.query<{ same: boolean }>(
    'select amount = (select coalesce(sum(amount), 0) from entry) as same from total',
  );
  const consistent = intact && byIndex.rows[0]?.count === rows.rows.length && total.rows[0]?.same === true;
  return { ids: rows.rows.map(({ id }) => id), consistent };
}
