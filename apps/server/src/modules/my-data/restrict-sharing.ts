import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import { fileRequest } from './file-request.ts';
import { requireOwn } from './require-own.ts';

/** Freezes sharing, or lets it go on: while it is frozen nothing is released and no link opens anything. */
export async function restrictSharing(
  house: Pick<House, 'database' | 'clock'>,
  userId: string,
  applicationId: string,
  isRestricted: boolean,
): Promise<void> {
  await requireOwn(house, userId, applicationId);
  const now = house.clock.now();
  const { restrictedAt } = applications;
  await inTransaction(house.database, async (tx) => {
    const changed = await tx
      .update(applications)
      .set({ restrictedAt: isRestricted ? now : null })
      .where(and(eq(applications.id, applicationId), isRestricted ? isNull(restrictedAt) : isNotNull(restrictedAt)))
      .returning({ id: applications.id });
    if (changed.length === 0) return;
    if (isRestricted) await fileRequest(tx, now, { userId, kind: 'restriction', channel: 'self-service' });
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: userId,
      action: isRestricted ? 'sharing.restricted' : 'sharing.allowed',
      applicationId,
    });
  });
}
