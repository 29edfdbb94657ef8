import { eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { applications, files, houseSecrets, invitations, partnerKeys, staff, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { resealWaitingJobs } from '../../jobs/reseal-waiting-jobs.ts';
import * as contexts from '../../lib/vault/contexts.ts';

interface SealedColumn {
  table: PgTable;
  key: PgColumn;
  column: PgColumn;
  field: string;
  context: string | null;
}

/** Every column that holds a sealed value. A file's own key is sealed by the file storage, which knows its context. */
const sealedColumns: readonly SealedColumn[] = [
  { table: users, key: users.id, column: users.profileSealed, field: 'profileSealed', context: contexts.USER_PROFILE },
  { table: staff, key: staff.id, column: staff.profileSealed, field: 'profileSealed', context: contexts.STAFF_PROFILE },
  {
    table: applications,
    key: applications.id,
    column: applications.answersSealed,
    field: 'answersSealed',
    context: contexts.APPLICATION_ANSWERS,
  },
  {
    table: invitations,
    key: invitations.id,
    column: invitations.detailsSealed,
    field: 'detailsSealed',
    context: contexts.INVITATION_DETAILS,
  },
  {
    table: partnerKeys,
    key: partnerKeys.id,
    column: partnerKeys.secretSealed,
    field: 'secretSealed',
    context: contexts.PARTNER_SECRET,
  },
  {
    table: houseSecrets,
    key: houseSecrets.name,
    column: houseSecrets.sealed,
    field: 'sealed',
    context: contexts.INDEX_KEY,
  },
  { table: files, key: files.id, column: files.wrappedKey, field: 'wrappedKey', context: null },
];

type Needs = Pick<House, 'database' | 'vault' | 'files' | 'queue'>;

/** Re-seals row by row what an older master key sealed. May be interrupted and run again. */
export async function rotateKeys({ database, vault, files: storage, queue }: Needs): Promise<Record<string, number>> {
  const counts: Record<string, number> = { jobs: await resealWaitingJobs(queue, vault) };
  for (const { table, key, column, field, context } of sealedColumns) {
    const rows = await database.orm.select({ key, sealed: column }).from(table);
    let changed = 0;
    for (const row of rows) {
      const sealed = row.sealed as Buffer | null;
      if (!sealed || vault.isCurrent(sealed)) continue;
      const fresh = context === null ? storage.rewrap(sealed) : vault.reseal(sealed, context);
      await database.orm
        .update(table)
        .set({ [field]: fresh })
        .where(eq(key, row.key));
      changed++;
    }
    counts[getTableName(table)] = changed;
  }
  return counts;
}
