import type { ReleasedPaper } from '@vesta/domain/release';
import { reportViews } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { assertPass } from './release-pass.ts';
import { type PrintedRelease, releasedPaper } from './released-papers.ts';
import { standingRelease } from './send-release-code.ts';

type Needs = Pick<House, 'config' | 'database' | 'vault' | 'reportKeys' | 'clock' | 'printer' | 'timestamp'>;

/** The recipient takes the paper of what they read. That is written down like every look. */
export async function takeReleasedPaper(
  house: Needs,
  { token, pass, which }: { token: string; pass: string; which: ReleasedPaper },
): Promise<PrintedRelease> {
  const release = await standingRelease(house, token);
  assertPass(house, pass, release.id);
  const paper = await releasedPaper(house, release, which);
  if (!paper) throw new AppError('NOT_FOUND', { detail: 'the household was not released' });
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    await tx.insert(reportViews).values({ releaseId: release.id, what: 'pdf', at: now });
    await recordAct(tx, now, {
      actorKind: 'recipient',
      actorId: null,
      action: 'report.downloaded',
      applicationId: release.subject.applicationId,
      subjectId: release.id,
    });
  });
  return paper;
}
