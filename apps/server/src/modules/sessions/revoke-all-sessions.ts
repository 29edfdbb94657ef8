import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { applications, sessions, uploadHandovers } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';

/** Ends every session of a person, this one and those of phones among them, and every code that would open another. */
export async function revokeAllSessions(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    const own = tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId));
    await tx
      .update(uploadHandovers)
      .set({ expiresAt: now })
      .where(and(inArray(uploadHandovers.applicationId, own), gt(uploadHandovers.expiresAt, now)));
    await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action: 'person.signed-out-everywhere' });
  });
}
