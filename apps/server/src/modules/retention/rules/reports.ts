import { termBefore } from '@vesta/domain/retention/schedule';
import { inArray, lt } from 'drizzle-orm';
import { files, reportFiles, reports } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { prove, type RetentionRule } from '../retention-rule.ts';

const AT_A_TIME = 50;
const old = (now: Date) => lt(reports.generatedAt, termBefore('reports', now));

/** A report goes by its own age, also where its application lives on; with it go its paper, its links and their log. */
export const reportsRule: RetentionRule = {
  name: 'reports',
  count: ({ database }, now) => database.orm.$count(reports, old(now)),
  async purge({ database, files: storage }, now) {
    const gone = await inTransaction(database, async (tx) => {
      const due = await tx
        .select({ id: reports.id })
        .from(reports)
        .where(old(now))
        .limit(AT_A_TIME)
        .for('update', { skipLocked: true });
      if (due.length === 0) return { count: 0, stored: [] };
      const ids = due.map(({ id }) => id);
      const printed = tx.select({ id: reportFiles.fileId }).from(reportFiles).where(inArray(reportFiles.reportId, ids));
      const stored = await tx
        .delete(files)
        .where(inArray(files.id, printed))
        .returning({ storageKey: files.storageKey });
      await tx.delete(reports).where(inArray(reports.id, ids));
      await prove(tx, now, 'reports', ids);
      return { count: ids.length, stored };
    });
    await Promise.allSettled(gone.stored.map((file) => storage.delete(file)));
    return gone.count;
  },
};
