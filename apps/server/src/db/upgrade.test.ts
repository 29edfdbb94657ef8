import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { addRows, columnsOf, readColumns } from '../../test/drills/fill-tables.ts';
import { migrate, migrationsFolder } from './migrate.ts';

// The same SQL on both kinds; only on a server do two versions run at once.
const onServer = inject('testDatabase').kind === 'postgres';
let database: TestDatabase;
let older: string;
beforeAll(async () => {
  if (!onServer) return;
  database = await createTestDatabase();
  for (const words of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public'])
    await database.pool.query(words);
  // The product as it was one migration ago.
  older = await mkdtemp(join(tmpdir(), 'vesta-older-'));
  await cp(migrationsFolder, older, { recursive: true });
  const journal = join(older, 'meta', '_journal.json');
  const known = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, -1) }));
});
afterAll(async () => {
  if (!onServer) return;
  await rm(older, { recursive: true, force: true });
  await database.drop();
});

test.runIf(onServer)(
  'an upgrade keeps every row, and the version before it reads and writes on as if nothing had happened',
  async () => {
    const { pool } = database;
    await migrate(database, older);
    const known = await columnsOf(pool);
    const tables = await addRows(pool, known);
    expect(tables.length).toBeGreaterThan(30);
    const before = await readColumns(pool, known);
    expect(Object.values(before).every((count) => count >= 1)).toBe(true);

    await migrate(database);
    expect(await readColumns(pool, known)).toEqual(before);
    await addRows(pool, known);
    const after = await readColumns(pool, known);
    for (const table of tables) expect(after[table], table).toBeGreaterThan(before[table] ?? 0);
    // Whoever was started with the older version and starts again finds nothing to do.
    await migrate(database, older);
    await readColumns(pool, await columnsOf(pool));
  },
);
