import { CASE_HELD_MS } from '@vesta/domain/desk/review';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { reviewRequests } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { findCase } from './find-case.ts';

type Needs = Pick<House, 'database' | 'clock'>;

/** Puts a case on somebody's desk. Of two who reach for it at once, one gets it. */
export async function takeCase({ database, clock }: Needs, staffId: string, id: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const { applicationId } = await findCase(tx, id);
    const taken = await tx
      .update(reviewRequests)
      .set({ assignedTo: staffId, assignedAt: now })
      .where(
        and(
          eq(reviewRequests.id, id),
          isNull(reviewRequests.answeredAt),
          or(
            isNull(reviewRequests.assignedTo),
            eq(reviewRequests.assignedTo, staffId),
            lte(reviewRequests.assignedAt, new Date(now.getTime() - CASE_HELD_MS)),
          ),
        ),
      )
      .returning({ id: reviewRequests.id });
    if (taken.length === 0) throw new AppError('CASE_TAKEN');
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: 'review.taken',
      applicationId,
      subjectId: id,
    });
  });
}

/** Lays it back for somebody else. */
export async function leaveCase({ database, clock }: Needs, staffId: string, id: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const { applicationId } = await findCase(tx, id);
    const left = await tx
      .update(reviewRequests)
      .set({ assignedTo: null, assignedAt: null })
      .where(and(eq(reviewRequests.id, id), eq(reviewRequests.assignedTo, staffId), isNull(reviewRequests.answeredAt)))
      .returning({ id: reviewRequests.id });
    if (left.length === 0) return;
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: 'review.left',
      applicationId,
      subjectId: id,
    });
  });
}
