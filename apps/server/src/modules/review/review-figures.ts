import { type CaseDecision, type CaseReason, FIGURES_DAYS, type ReviewFigures } from '@vesta/domain/desk/review';
import { and, count, desc, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { reviewRequests } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

const DAY_MS = 86_400_000;

/** How long people wait and what is decided for which reasons; nobody is named in it. */
export async function reviewFiguresOf({ database, clock }: Pick<House, 'database' | 'clock'>): Promise<ReviewFigures> {
  const now = clock.now();
  const lately = and(
    isNotNull(reviewRequests.answeredAt),
    gte(reviewRequests.answeredAt, new Date(now.getTime() - FIGURES_DAYS * DAY_MS)),
  );
  const [waiting] = await database.orm
    .select({
      open: count(),
      overdue: sql<number>`count(*) filter (where ${reviewRequests.dueAt} < ${now.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldest: sql<Date | null>`min(${reviewRequests.createdAt})`.mapWith(reviewRequests.createdAt),
    })
    .from(reviewRequests)
    .where(isNull(reviewRequests.answeredAt));
  const [done] = await database.orm
    .select({
      decided: count(),
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${reviewRequests.answeredAt} - ${reviewRequests.createdAt}) * 1000)`,
    })
    .from(reviewRequests)
    .where(lately);
  const reasons = await database.orm
    .select({ decision: reviewRequests.decision, reason: reviewRequests.reason, count: count() })
    .from(reviewRequests)
    .where(and(lately, isNotNull(reviewRequests.decision), isNotNull(reviewRequests.reason)))
    .groupBy(reviewRequests.decision, reviewRequests.reason)
    .orderBy(desc(count()));
  return {
    success: true,
    open: waiting?.open ?? 0,
    overdue: waiting?.overdue ?? 0,
    oldest_at: waiting?.oldest ? new Date(waiting.oldest).toISOString() : null,
    decided: done?.decided ?? 0,
    median_wait_ms: done?.median === null || done?.median === undefined ? null : Number(done.median),
    reasons: reasons.map(({ decision, reason, count: times }) => ({
      decision: decision as CaseDecision,
      reason: reason as CaseReason,
      count: times,
    })),
  };
}
