import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, files } from '../../db/schema/index.ts';
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
    return tx.delete(files).where(eq(files.applicationId, applicationId)).returning({ storageKey: files.storageKey });
  });
  // Without its key a file is noise already; the bytes go when the storage answers.
  await Promise.allSettled(stored.map((file) => storage.delete(file)));
}
