import { and, asc, eq, getTableName, gt, isNotNull } from 'drizzle-orm';
import type { House } from '../../house.ts';
import { resealWaitingJobs } from '../../jobs/reseal-waiting-jobs.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

type Needs = Pick<House, 'database' | 'vault' | 'files' | 'queue'>;

const BATCH = 200;

/** Some rows of a column after a given key: a table of any size is walked without being held. */
async function rowsAfter({ database }: Needs, { table, key, column }: SealedColumn, after: unknown) {
  return database.orm
    .select({ key, sealed: column })
    .from(table)
    .where(and(isNotNull(column), after === null ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(BATCH);
}

async function resealColumn(house: Needs, sealedColumn: SealedColumn): Promise<number> {
  const { table, key, column, field, context } = sealedColumn;
  let changed = 0;
  for (let after: unknown = null; ; ) {
    const rows = await rowsAfter(house, sealedColumn, after);
    for (const row of rows) {
      const sealed = row.sealed as Buffer;
      if (house.vault.isCurrent(sealed)) continue;
      const fresh =
        context === null
          ? house.files.rewrap(sealed)
          : house.vault.reseal(sealed, typeof context === 'string' ? context : context(String(row.key)));
      // Only if nobody wrote it anew in the meantime: what they wrote is sealed with the new key already.
      await house.database.orm
        .update(table)
        .set({ [field]: fresh })
        .where(and(eq(key, row.key), eq(column, sealed)));
      changed++;
    }
    if (rows.length < BATCH) return changed;
    after = rows.at(-1)?.key;
  }
}

/** Re-seals row by row what an older master key sealed. May be interrupted and run again. */
export async function rotateKeys(house: Needs): Promise<Record<string, number>> {
  const counts: Record<string, number> = { jobs: await resealWaitingJobs(house.queue, house.vault) };
  for (const sealedColumn of sealedColumns) {
    const name = getTableName(sealedColumn.table);
    counts[name] = (counts[name] ?? 0) + (await resealColumn(house, sealedColumn));
  }
  return counts;
}
