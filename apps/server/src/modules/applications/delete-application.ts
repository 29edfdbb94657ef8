import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import {
  applications,
  declarations,
  documents,
  files,
  payments,
  receipts,
  reports,
  uploadHandovers,
} from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';

/** Erases what the application held; an empty row stays so that the record of acts still makes sense. */
export async function deleteApplication(
  { database, clock, files: storage }: Pick<House, 'database' | 'clock' | 'files'>,
  userId: string,
  applicationId: string,
): Promise<void> {
  const now = clock.now();
  const stored = await inTransaction(database, async (tx) => {
    const [gone] = await tx
      .update(applications)
      .set({ deletedAt: now, updatedAt: now, answersSealed: null })
      .where(
        and(
          eq(applications.id, isUuid(applicationId) ? applicationId : '00000000-0000-0000-0000-000000000000'),
          eq(applications.userId, userId),
          isNull(applications.deletedAt),
        ),
      )
      .returning({ id: applications.id });
    if (!gone) throw new AppError('UNAUTHORIZED', { detail: 'not an own application' });
    await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action: 'application.deleted', applicationId });
    await tx.delete(documents).where(eq(documents.applicationId, applicationId));
    await tx.delete(uploadHandovers).where(eq(uploadHandovers.applicationId, applicationId));
    await tx.delete(declarations).where(eq(declarations.applicationId, applicationId));
    await tx.delete(reports).where(eq(reports.applicationId, applicationId));
    // The law has receipts kept for years; they name the person and the sum, and nothing of the papers.
    const kept = tx
      .select({ id: receipts.fileId })
      .from(receipts)
      .innerJoin(payments, eq(payments.id, receipts.paymentId))
      .where(and(eq(payments.applicationId, applicationId), isNotNull(receipts.fileId)));
    return tx
      .delete(files)
      .where(and(eq(files.applicationId, applicationId), notInArray(files.id, kept)))
      .returning({ storageKey: files.storageKey });
  });
  // Without its key a file is noise already; the bytes go when the storage answers.
  await Promise.allSettled(stored.map((file) => storage.delete(file)));
}
