import { REVIEW_ANSWER_MS } from '@vesta/domain/my-data/forms';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reviewRequests } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { REVIEW_WORDS } from '../../lib/vault/contexts.ts';

export interface Review {
  applicationId: string;
  documentId: string | null;
  rule: string | null;
  text: string;
}

/** Keeps words for whoever answers them. New words about the same thing take the place of those not answered yet. */
export async function fileReview(
  { vault, clock }: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  { applicationId, documentId, rule, text }: Review,
): Promise<string> {
  const now = clock.now();
  const wordsSealed = vault.sealJson({ text }, REVIEW_WORDS);
  const [open] = await tx
    .update(reviewRequests)
    // What the house only doubted is now asked by the person, who is answered.
    .set({
      wordsSealed,
      kind: sql`case when ${reviewRequests.kind} = 'doubt' then 'asked' else ${reviewRequests.kind} end`,
    })
    .where(
      and(
        eq(reviewRequests.applicationId, applicationId),
        sql`${reviewRequests.documentId} is not distinct from ${documentId}`,
        sql`${reviewRequests.rule} is not distinct from ${rule}`,
        isNull(reviewRequests.answeredAt),
      ),
    )
    .returning({ id: reviewRequests.id });
  if (open) return open.id;
  const dueAt = new Date(now.getTime() + REVIEW_ANSWER_MS);
  const [row] = await tx
    .insert(reviewRequests)
    .values({ applicationId, documentId, rule, wordsSealed, createdAt: now, dueAt })
    .returning({ id: reviewRequests.id });
  if (!row) throw new Error('a review request has no row');
  return row.id;
}

/** Null where the house opened the case itself. */
export const openWords = ({ vault }: Pick<House, 'vault'>, sealed: Buffer | null): string | null =>
  sealed && vault.openJson<{ text: string }>(sealed, REVIEW_WORDS).text;
