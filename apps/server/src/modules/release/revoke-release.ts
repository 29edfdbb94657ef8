import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { reportReleases } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { announce } from '../webhooks/announce.ts';
import { listReleases } from './list-releases.ts';

/** Takes a release back: its link opens nothing any more. Doing so twice is doing it once. */
export async function revokeRelease(
  house: Pick<House, 'database' | 'vault' | 'clock' | 'queue'>,
  { user, application }: Access & { application: OwnApplication },
  releaseId: string,
): Promise<void> {
  const own = await listReleases(house, application);
  if (!isUuid(releaseId) || !own.some(({ id }) => id === releaseId)) {
    throw new AppError('NOT_FOUND', { detail: 'not a release of this application' });
  }
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const changed = await tx
      .update(reportReleases)
      .set({ revokedAt: now })
      .where(and(eq(reportReleases.id, releaseId), isNull(reportReleases.revokedAt)))
      .returning({ kind: reportReleases.recipientKind });
    const [revoked] = changed;
    if (!revoked) return;
    if (revoked.kind === 'listing') await announce(house, tx, 'report.revoked', application.id);
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'report.release-revoked',
      applicationId: application.id,
      subjectId: releaseId,
    });
  });
}
