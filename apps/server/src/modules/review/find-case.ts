import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { applications, reviewRequests } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';
import { type CaseRow, holderOf } from './held.ts';

/** One case of an application that is still there. */
export async function findCase(db: Orm | Transaction, id: string): Promise<CaseRow> {
  const [row] = isUuid(id)
    ? await db
        .select({ case: reviewRequests })
        .from(reviewRequests)
        .innerJoin(applications, eq(applications.id, reviewRequests.applicationId))
        .where(and(eq(reviewRequests.id, id), isNull(applications.deletedAt)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'no such case' });
  return row.case;
}

/**
 * A case in the hands of the person who acts on it: locked for the transaction, and the time for which it is theirs
 * begins anew. Whoever has not taken it, or has lost it to somebody else, may not.
 */
export async function caseInHand(tx: Transaction, id: string, staffId: string, now: Date): Promise<CaseRow> {
  await findCase(tx, id);
  const [row] = await tx.select().from(reviewRequests).where(eq(reviewRequests.id, id)).for('update');
  if (!row) throw new AppError('NOT_FOUND', { detail: 'no such case' });
  if (row.answeredAt) throw new AppError('CASE_DECIDED');
  if (holderOf(row, now) !== staffId) throw new AppError('CASE_TAKEN');
  await tx.update(reviewRequests).set({ assignedAt: now }).where(eq(reviewRequests.id, id));
  return row;
}
