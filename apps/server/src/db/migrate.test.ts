import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const applied = async () => {
  const { rows } = await database.pool.query('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map((row) => row.hash);
};

test('migrating again changes nothing', async () => {
  const before = await applied();
  await migrate(database);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
});

test('several starts at the same moment apply every migration once', async () => {
  const expected = await applied();
  await database.pool.query('drop schema drizzle cascade');
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  await Promise.all([1, 2, 3, 4].map(() => migrate(database)));
  expect(await applied()).toEqual(expected);
});

test('an installation without migrations is told so', async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), 'vesta-migrate-'));
  await expect(migrate(database, empty)).rejects.toThrow(/no migrations beside the server/);
  await rm(empty, { recursive: true });
  expect(migrationsFolder.endsWith(path.join('src', 'db', 'migrations'))).toBe(true);
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a migration that finds its table in use lets readers through, and comes to its end once the table is free',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vesta-migrate-'));
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
    const next = { ...entries.at(-1), idx: entries.length, when: entries.at(-1).when + 1, tag: '9999_next' };
    await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
    await writeFile(path.join(folder, '9999_next.sql'), 'ALTER TABLE "listings" ADD COLUMN "tried" text;');
    const user = await database.pool.connect();
    await user.query('begin');
    await user.query('select count(*) from listings');
    let readers = 0;
    // Between two tries the queue is empty: whoever wants to read does.
    const others = async () => {
      await database.pool.query('select count(*) from listings');
      readers += 1;
      if (readers === 2) await user.query('commit');
    };
    await expect(migrate(database, folder, { rest: async () => undefined, tries: 2 })).rejects.toThrow(/tables in use/);
    await migrate(database, folder, { rest: others });
    user.release();
    expect(readers).toBe(2);
    const { rows } = await database.pool.query(
      "select 1 from information_schema.columns where table_name = 'listings' and column_name = 'tried'",
    );
    expect(rows).toHaveLength(1);
    await rm(folder, { recursive: true });
  },
);

test('whatever points at another table is found from there without reading the whole table', async () => {
  const { rows } = await database.pool.query<{ place: string }>(`
    select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ place }) => place)).toEqual([]);
});
