import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { announce } from '../webhooks/announce.ts';
import { eraseApplication } from './erase-application.ts';

/** The applicant has an own application erased. */
export async function deleteApplication(
  house: Pick<House, 'database' | 'clock' | 'files' | 'queue'>,
  userId: string,
  applicationId: string,
): Promise<void> {
  const { database, clock, files: storage } = house;
  const now = clock.now();
  const stored = await inTransaction(database, async (tx) => {
    const [own] = isUuid(applicationId)
      ? await tx
          .select({ id: applications.id })
          .from(applications)
          .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)))
      : [];
    const erased = own && (await eraseApplication(tx, own.id, now));
    if (!erased) throw new AppError('UNAUTHORIZED', { detail: 'not an own application' });
    await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action: 'application.deleted', applicationId });
    await announce(house, tx, 'application.deleted', applicationId);
    return erased;
  });
  // Without its key a file is noise already; the bytes go when the storage answers.
  await Promise.allSettled(stored.map((file) => storage.delete(file)));
}
