import type { ReportHold } from '@vesta/domain/desk/review';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reportFiles } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { householdReleaseOf } from '../household-release/household-release-of.ts';
import { isHeld } from './hidden-report.ts';
import { loadSubject, type Subject } from './load-subject.ts';
import { openReport, standingReports } from './stored-report.ts';
import { tellApplicant } from './tell-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config' | 'random' | 'queue' | 'reportKeys'>;

/** Who waits for a report that is held, and whoever waits for their figures. */
export interface Waiting {
  readonly subject: Subject;
  readonly askedBy: string | null;
}

/** Read before the transaction that lets the report go. */
export async function whoWaits(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
): Promise<Waiting | null> {
  const subject = await loadSubject(house, applicationId);
  if (!subject) return null;
  const share = await householdReleaseOf(house, subject);
  return { subject, askedBy: share && share.released_at === null ? share.asked_by : null };
}

/**
 * Whoever read that somebody looks at their papers first hears of their report once nobody holds it any more: the mail is
 * ordered in the transaction that lets it go. Of one that is not on paper yet its print tells, as always.
 */
export async function tellAfterHold(
  house: Needs,
  tx: Transaction,
  { subject: before, askedBy }: Waiting,
  hold: ReportHold | null,
): Promise<void> {
  const subject = { ...before, hold };
  const [row] = await standingReports(tx, subject.applicationId, house.clock.now());
  if (!row || isHeld(subject)) return;
  const [paper] = await tx
    .select({ fileId: reportFiles.fileId })
    .from(reportFiles)
    .where(and(eq(reportFiles.reportId, row.id), eq(reportFiles.scope, 'single'), eq(reportFiles.status, 'ready')))
    .limit(1);
  if (paper?.fileId) await tellApplicant(house, tx, subject, openReport(house, row), paper.fileId, askedBy);
}
