import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { staffSessions } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import type { StaffAccess } from '../staff.ts';

/** Ends one of a person's own sign-ins; those of others are not there. */
export async function revokeStaffSession(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { staff }: StaffAccess,
  sessionId: string,
): Promise<void> {
  if (!isUuid(sessionId)) throw new AppError('NOT_FOUND');
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const ended = await tx
      .update(staffSessions)
      .set({ revokedAt: now })
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staff.id), isNull(staffSessions.revokedAt)))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) throw new AppError('NOT_FOUND', { detail: 'not a sign-in of this person' });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: 'desk.session-ended',
      subjectId: sessionId,
    });
  });
}
