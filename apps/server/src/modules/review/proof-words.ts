import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { reviewRequests } from '../../db/schema/index.ts';

/** What a reviewer said of a proof of own funds: the source that it shows, or null where it shows none. */
export interface ProofWord {
  readonly documentId: string;
  readonly source: string | null;
}

export async function proofWords(db: Orm | Transaction, applicationId: string): Promise<ProofWord[]> {
  const rows = await db
    .select({ documentId: reviewRequests.documentId, source: reviewRequests.fundSource })
    .from(reviewRequests)
    .where(
      and(
        eq(reviewRequests.applicationId, applicationId),
        eq(reviewRequests.kind, 'funds'),
        isNotNull(reviewRequests.answeredAt),
        ne(reviewRequests.decision, 'ask'),
      ),
    );
  return rows.flatMap(({ documentId, source }) => (documentId === null ? [] : [{ documentId, source }]));
}
