import type { DecideCase } from '@vesta/domain/desk/review';
import { eq } from 'drizzle-orm';
import { reviewRequests } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { caseInHand } from './find-case.ts';
import { tellApplicant } from './tell-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'random' | 'queue' | 'config'>;

/**
 * Writes down what a reviewer decided about a paper, tells the applicant, and lets everything that follows from it be
 * judged anew: verdicts on the papers at once, the report when it is next asked for.
 */
export async function decideCase(house: Needs, staffId: string, id: string, body: DecideCase): Promise<void> {
  const now = house.clock.now();
  const applicationId = await inTransaction(house.database, async (tx) => {
    const row = await caseInHand(tx, id, staffId, now);
    const counts = row.kind === 'funds' && body.decision === 'passed';
    if (counts && body.fund_source === null) throw new AppError('FUND_SOURCE_NEEDED');
    await tx
      .update(reviewRequests)
      .set({
        decision: body.decision,
        reason: body.reason,
        fundSource: counts ? body.fund_source : null,
        answeredBy: staffId,
        answeredAt: now,
      })
      .where(eq(reviewRequests.id, id));
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: `review.${body.decision}`,
      applicationId: row.applicationId,
      subjectId: id,
      data: { rule: row.rule, reason: body.reason },
    });
    await tellApplicant(house, tx, row, body);
    return row.applicationId;
  });
  await judgePapers(house, applicationId, { anew: true });
}
