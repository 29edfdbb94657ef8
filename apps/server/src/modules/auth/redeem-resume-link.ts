import { and, eq, gt, isNull } from 'drizzle-orm';
import { applications, resumeLinks } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashToken } from '../../lib/random.ts';
import { startSession } from '../sessions/start-session.ts';

/** A continue-later link came by e-mail, so opening it proves the address once; afterwards it is worth nothing. */
export async function redeemResumeLink(
  house: Pick<House, 'database' | 'clock' | 'random'>,
  token: string,
): Promise<{ access_token: string; application_id: string }> {
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const [link] = await tx
      .update(resumeLinks)
      .set({ usedAt: now })
      .where(
        and(eq(resumeLinks.tokenHash, hashToken(token)), isNull(resumeLinks.usedAt), gt(resumeLinks.expiresAt, now)),
      )
      .returning({ applicationId: resumeLinks.applicationId });
    if (!link) throw new AppError('RESUME_LINK_INVALID');
    const [application] = await tx
      .select({ userId: applications.userId })
      .from(applications)
      .where(and(eq(applications.id, link.applicationId), isNull(applications.deletedAt)));
    if (!application) throw new AppError('RESUME_LINK_INVALID');
    const accessToken = await startSession(house, tx, application.userId);
    return { access_token: accessToken, application_id: link.applicationId };
  });
}
