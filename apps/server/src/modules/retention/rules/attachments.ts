import { termBefore } from '@vesta/domain/retention/schedule';
import { and, lt, sql } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { BATCH, prove, type RetentionRule } from '../retention-rule.ts';

const loose = (now: Date) =>
  and(
    lt(files.createdAt, termBefore('attachments', now)),
    sql`not exists (select 1 from documents r where r.file_id = ${files.id})`,
    sql`not exists (select 1 from report_files r where r.file_id = ${files.id})`,
    sql`not exists (select 1 from receipts r where r.file_id = ${files.id})`,
  );

/** Copies that were made to travel with a mail. */
export const attachmentsRule: RetentionRule = {
  name: 'attachments',
  count: ({ database }, now) => database.orm.$count(files, loose(now)),
  async purge({ database, files: storage }, now) {
    const gone = await inTransaction(database, async (tx) => {
      const due = await tx
        .select({ id: files.id })
        .from(files)
        .where(loose(now))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
      const rows = await tx.delete(files).where(sql`${files.id} in ${ids}`).returning({ storageKey: files.storageKey });
      await prove(tx, now, 'attachments', ids);
      return rows;
    });
    await Promise.allSettled(gone.map((file) => storage.delete(file)));
    return gone.length;
  },
};
