import { regionCodes } from '@vesta/domain/regions/codes';
import { lastReceiptYear } from '@vesta/domain/retention/schedule';
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { applications, files, payments, receipts } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { prove, type RetentionNeeds, type RetentionRule } from '../retention-rule.ts';

const AT_A_TIME = 50;

const overdue = ({ database }: Pick<RetentionNeeds, 'database'>, now: Date) =>
  database.orm
    .select({ paymentId: receipts.paymentId, fileId: receipts.fileId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(
      and(
        isNotNull(applications.deletedAt),
        or(
          ...regionCodes.map((region) =>
            and(eq(applications.region, region), lte(receipts.year, lastReceiptYear(region, now))),
          ),
        ),
      ),
    );

/** Receipts outlive everything else, for as long as the tax law of the region says; their payments go with them. */
export const receiptsRule: RetentionRule = {
  name: 'receipts',
  count: async (house, now) => (await overdue(house, now)).length,
  async purge(house, now) {
    const due = await overdue(house, now).limit(AT_A_TIME);
    if (due.length === 0) return 0;
    const fileIds = due.flatMap(({ fileId }) => fileId ?? []);
    const gone = await inTransaction(house.database, async (tx) => {
      const paid = await tx
        .delete(payments)
        .where(
          inArray(
            payments.id,
            due.map(({ paymentId }) => paymentId),
          ),
        )
        .returning({ id: payments.id });
      const stored = await tx
        .delete(files)
        .where(inArray(files.id, fileIds))
        .returning({ storageKey: files.storageKey });
      if (paid.length > 0)
        await prove(
          tx,
          now,
          'receipts',
          paid.map(({ id }) => id),
        );
      return { count: paid.length, stored };
    });
    await Promise.allSettled(gone.stored.map((file) => house.files.delete(file)));
    return gone.count;
  },
};
