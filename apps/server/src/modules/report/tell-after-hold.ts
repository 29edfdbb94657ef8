import { and, eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { householdReleaseOf } from '../household-release/household-release-of.ts';
import { isHeld } from './hidden-report.ts';
import { loadSubject } from './load-subject.ts';
import { openReport, standingReports } from './stored-report.ts';
import { tellApplicant } from './tell-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config' | 'random' | 'queue' | 'reportKeys'>;

/**
 * Whoever read that somebody looks at their papers first hears of their report once nobody holds it any more. Of one that
 * is not on paper yet its print tells, as always.
 */
export async function tellAfterHold(house: Needs, applicationId: string): Promise<void> {
  const { orm } = house.database;
  const subject = await loadSubject(house, applicationId);
  const [row] = await standingReports(orm, applicationId, house.clock.now());
  if (!subject || !row || isHeld(subject)) return;
  const [paper] = await orm
    .select({ fileId: reportFiles.fileId })
    .from(reportFiles)
    .where(and(eq(reportFiles.reportId, row.id), eq(reportFiles.scope, 'single'), eq(reportFiles.status, 'ready')))
    .limit(1);
  const fileId = paper?.fileId;
  if (!fileId) return;
  const share = await householdReleaseOf(house, subject);
  const askedBy = share && share.released_at === null ? share.asked_by : null;
  await inTransaction(house.database, (tx) =>
    tellApplicant(house, tx, subject, openReport(house, row), fileId, askedBy),
  );
}
