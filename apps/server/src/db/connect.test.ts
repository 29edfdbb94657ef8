import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { connectDatabase } from './connect.ts';
import { QueryFailedError } from './query-failed-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table note (id int primary key, body text not null)');
});
afterAll(() => database.drop());

test('a query and a ping are answered', async () => {
  await database.ping();
  const { rows } = await database.orm.execute<{ sum: number }>(sql`select ${2}::int + 2 as sum`);
  expect(rows).toEqual([{ sum: 4 }]);
});

test('parallel statements with large parameters never answer for one another', async () => {
  const body = (id: number) => `${id}-`.padEnd(id % 4 === 0 ? 300_000 : 20, 'x');
  const ids = Array.from({ length: 120 }, (_, index) => index + 1);
  const answers = await Promise.all(
    ids.map(async (id) => {
      if (id % 2) return (await database.pool.query('select $1::int as id', [id])).rows[0].id;
      const insert = 'insert into note (body, id) values ($1, $2) returning id, length(body) as length';
      const { rows } = await database.pool.query(insert, [body(id), id]);
      return rows[0].length === body(id).length ? rows[0].id : null;
    }),
  );
  expect(answers).toEqual(ids);
});

test('a refused statement names the constraint but carries none of its values', async () => {
  const insert = () => database.orm.execute(sql`insert into note (id, body) values (${900}, ${'Mario Rossi'})`);
  await insert();
  const error = await insert().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(QueryFailedError);
  expect(error).toMatchObject({ code: '23505', constraint: 'note_pkey', table: 'note' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Mario|900/);
});

test('a server that does not answer is named without its password', async () => {
  const databaseUrl = 'postgresql://vesta:hunter2@127.0.0.1:1/screening';
  const opening = connectDatabase({ databaseUrl, dataDir: database.dataDir, log });
  await expect(opening).rejects.toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
    message: expect.stringMatching(/does not answer \(host 127\.0\.0\.1, port 1, database screening\)/),
  });
  await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining('hunter2') });
});

test('an address that is none is refused without repeating it', async () => {
  const opening = connectDatabase({ databaseUrl: 'hunter2@nowhere', dataDir: database.dataDir, log });
  await expect(opening).rejects.toThrow(/^DATABASE_URL is not the address(?!.*hunter2)/);
});
