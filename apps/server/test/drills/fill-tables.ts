import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The table that it points at. */
  readonly target: string | null;
}

/** All columns of our tables, as a version of the product that knows this schema would name them. */
export async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_name as "table", c.column_name as "name", c.data_type as "type",
           c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as "isNeeded",
           (select k.confrelid::regclass::text from pg_constraint k
              join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
             where k.contype = 'f' and k.conrelid = c.table_name::regclass and a.attname = c.column_name limit 1) as "target"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`);
  return rows;
}

const values: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'x' || floor(random() * 1e9)::bigint`,
  bytea: 'sha256(random()::text::bytea)',
  'timestamp with time zone': 'now()',
  integer: 'floor(random() * 1e6)::int',
  bigint: 'floor(random() * 1e9)::bigint',
  boolean: 'false',
  jsonb: `'{}'::jsonb`,
};

const sqlFor = ({ type, target }: Column): string => {
  if (target) return `(select id from ${target} order by random() limit 1)`;
  const value = values[type];
  if (!value) throw new Error(`Nobody knows how to fill a column of type ${type}.`);
  return value;
};

const byTable = (columns: readonly Column[]): Map<string, Column[]> => {
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
};

const MOST_TRIES = 40;

/** One more row in every table, with nothing said that need not be said; whoever points at others comes after them. */
export async function addRows(pool: pg.Pool, columns: readonly Column[]): Promise<string[]> {
  const left = byTable(columns);
  const filled: string[] = [];
  let refusal: unknown = null;
  // Whom a row points at is left to chance, and may be taken: another try picks somebody else.
  for (let tries = 0; tries < MOST_TRIES && left.size > 0; tries += 1) {
    for (const [table, all] of left) {
      const needed = all.filter(({ isNeeded }) => isNeeded);
      const names = needed.map(({ name }) => `"${name}"`).join(', ');
      const words = needed.length === 0 ? 'default values' : `(${names}) values (${needed.map(sqlFor).join(', ')})`;
      try {
        await pool.query(`insert into "${table}" ${words}`);
        left.delete(table);
        filled.push(table);
      } catch (error) {
        refusal = error;
      }
    }
  }
  if (left.size > 0) throw new Error(`No row was taken by ${[...left.keys()].join(', ')}`, { cause: refusal });
  return filled;
}

/** Reads every column by its name, as whoever knows them would. */
export async function readColumns(pool: pg.Pool, columns: readonly Column[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, all] of byTable(columns)) {
    const names = all.map(({ name }) => `"${name}"`).join(', ');
    counts[table] = (await pool.query(`select ${names} from "${table}"`)).rows.length;
  }
  return counts;
}
