import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { connectionOf, inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table note (body text not null)');
});
afterAll(() => database.drop());

const notes = async () =>
  (await database.pool.query<{ body: string }>('select body from note')).rows.map((r) => r.body);

test('everything in a transaction happens, also what goes through its bare connection', async () => {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`insert into note values ('first')`);
    await connectionOf(tx).query('insert into note values ($1)', ['second']);
  });
  expect(await notes()).toEqual(['first', 'second']);
});

test('nothing happens when the body throws, and the error comes through unchanged', async () => {
  const before = await notes();
  const reason = new Error('changed my mind');
  const act = inTransaction(database, async (tx) => {
    await tx.execute(sql`insert into note values ('never')`);
    throw reason;
  });
  await expect(act).rejects.toBe(reason);
  expect(await notes()).toEqual(before);
});

test('asking for a second connection inside a transaction is refused at once', async () => {
  const act = inTransaction(database, async () => {
    await database.orm.execute(sql`select 1`);
  });
  await expect(act).rejects.toThrow(/second connection/);
  await database.ping();
});

test('work that outlives its transaction may use the pool', async () => {
  let later: Promise<void> = Promise.resolve();
  let done: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  await inTransaction(database, async () => {
    later = finished.then(() => database.ping());
  });
  done();
  await expect(later).resolves.toBeUndefined();
});

test('many transactions at once all get their turn', async () => {
  await database.pool.query('create table tally (n int not null)');
  await database.pool.query('insert into tally values (0)');
  const add = () => inTransaction(database, (tx) => tx.execute(sql`update tally set n = n + 1`));
  await Promise.all(Array.from({ length: 40 }, add));
  expect((await database.pool.query('select n from tally')).rows).toEqual([{ n: 40 }]);
});
