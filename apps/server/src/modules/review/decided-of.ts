import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { reviewRequests } from '../../db/schema/index.ts';
import type { Decided } from './apply-decisions.ts';

/** What people have decided about the papers of an application, oldest first. */
export async function decidedOf(db: Orm | Transaction, applicationId: string): Promise<Decided[]> {
  const rows = await db
    .select({
      documentId: reviewRequests.documentId,
      rule: reviewRequests.rule,
      decision: reviewRequests.decision,
    })
    .from(reviewRequests)
    .where(
      and(
        eq(reviewRequests.applicationId, applicationId),
        isNotNull(reviewRequests.answeredAt),
        isNotNull(reviewRequests.documentId),
        isNotNull(reviewRequests.rule),
        isNotNull(reviewRequests.decision),
        ne(reviewRequests.decision, 'ask'),
      ),
    )
    .orderBy(asc(reviewRequests.answeredAt));
  return rows as Decided[];
}
