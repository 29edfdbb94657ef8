import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { openPayload } from '../src/jobs/payload.ts';
import { sealedColumns } from '../src/modules/house/sealed-columns.ts';
import { jobDefinitions } from '../src/modules/jobs.ts';
import type { TestHouse } from './house.ts';

interface Place {
  where: string;
  text: string;
}

/** Every row of every table as text, whatever its columns are called: bytes in hex and as letters. */
async function plainRows({ database }: TestHouse): Promise<Place[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  );
  const places: Place[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows) {
      const words = Object.values(row).map((value) =>
        Buffer.isBuffer(value) ? `${value.toString('hex')} ${value.toString('latin1')}` : JSON.stringify(value),
      );
      places.push({ where: name, text: words.join(' ') });
    }
  }
  return places;
}

async function sealedValues({ database, house }: TestHouse): Promise<Place[]> {
  const places: Place[] = [];
  for (const { table, column, context } of sealedColumns) {
    if (typeof context !== 'string') continue;
    const rows = await database.orm.select({ sealed: column }).from(table);
    for (const { sealed } of rows) {
      if (!Buffer.isBuffer(sealed)) continue;
      places.push({
        where: `${getTableName(table)} (sealed)`,
        text: house.vault.open(sealed, context).toString('utf8'),
      });
    }
  }
  return places;
}

async function jobPayloads({ database, house }: TestHouse): Promise<Place[]> {
  const places: Place[] = [];
  for (const table of ['pgboss.job', 'pgboss.archive']) {
    const { rows } = await database.pool.query<{ name: string; data: unknown }>(
      `select name, data from ${table} where data is not null`,
    );
    for (const { name, data } of rows) {
      const definition = jobDefinitions.find((one) => name === one.name || name === `${one.name}.dead`);
      if (definition)
        places.push({ where: `job ${name}`, text: JSON.stringify(openPayload(house.vault, definition, data)) });
    }
  }
  return places;
}

/** Files beside the database: the outbox, lists, keys, and the stored bytes, which are noise. */
async function filesIn(folder: string): Promise<Place[]> {
  const places: Place[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (name === 'database') continue;
    if ((await stat(path)).isDirectory()) places.push(...(await filesIn(path)));
    else places.push({ where: path, text: (await readFile(path)).toString('latin1') });
  }
  return places;
}

/** Where any of the given words can still be found: in rows, sealed values, jobs, files and the log. */
export async function tracesOf(t: TestHouse, words: readonly string[]): Promise<string[]> {
  const places = [
    ...(await plainRows(t)),
    ...(await sealedValues(t)),
    ...(await jobPayloads(t)),
    ...(await filesIn(t.house.config.dataDir)),
    { where: 'log', text: t.logged.join('\n') },
  ];
  // A text may be a whole paper: it is brought to small letters once, not once for every word.
  return places.flatMap(({ where, text }) => {
    const small = text.toLowerCase();
    return words.filter((word) => small.includes(word.toLowerCase())).map((word) => `${word} in ${where}`);
  });
}
