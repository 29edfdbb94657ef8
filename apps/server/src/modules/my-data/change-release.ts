import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { reportReleases } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import { ownRelease } from './require-own.ts';

export type ReleaseChange = 'pause' | 'resume' | 'revoke';

const notRevoked = isNull(reportReleases.revokedAt);

/** What each word changes, and where it still can: saying it twice is saying it once. */
const changes = {
  pause: {
    set: (now: Date) => ({ pausedAt: now }),
    where: and(notRevoked, isNull(reportReleases.pausedAt)),
    action: 'report.release-paused',
  },
  resume: {
    set: () => ({ pausedAt: null }),
    where: and(notRevoked, isNotNull(reportReleases.pausedAt)),
    action: 'report.release-resumed',
  },
  revoke: { set: (now: Date) => ({ revokedAt: now }), where: notRevoked, action: 'report.release-revoked' },
} as const;

/** A link that was given away is paused, let go on, or taken back for good. */
export async function changeRelease(
  house: Pick<House, 'database' | 'clock'>,
  userId: string,
  releaseId: string,
  change: ReleaseChange,
): Promise<void> {
  const { applicationId } = await ownRelease(house, userId, releaseId);
  const { set, where, action } = changes[change];
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const changed = await tx
      .update(reportReleases)
      .set(set(now))
      .where(and(eq(reportReleases.id, releaseId), where))
      .returning({ id: reportReleases.id });
    if (changed.length === 0) return;
    await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action, applicationId, subjectId: releaseId });
  });
}
