import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { eraseApplication } from './erase-application.ts';
import { noteErased } from './erased-list.ts';

/** The applicant has an own application erased. */
export async function deleteApplication(
  house: Pick<House, 'database' | 'vault' | 'clock' | 'files' | 'queue' | 'config'>,
  userId: string,
  applicationId: string,
): Promise<void> {
  const now = house.clock.now();
  const gone = await inTransaction(house.database, async (tx) => {
    const [own] = isUuid(applicationId)
      ? await tx
          .select({ id: applications.id })
          .from(applications)
          .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)))
      : [];
    const erased = own && (await eraseApplication(house, tx, own.id, now));
    if (!erased) throw new AppError('UNAUTHORIZED', { detail: 'not an own application' });
    await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action: 'application.deleted', applicationId });
    return erased;
  });
  // Without its key a file is noise already; the bytes go when the storage answers.
  await Promise.allSettled(gone.files.map((file) => house.files.delete(file)));
  await noteErased(house, [{ kind: 'application', id: applicationId }]);
}
