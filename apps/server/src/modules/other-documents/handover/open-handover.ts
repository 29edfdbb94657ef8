import type { ApplicationType } from '@vesta/domain/application-types';
import type { HandoverOpened } from '@vesta/domain/documents/handover';
import { HANDOVER_SESSION_LIFETIME_MS } from '@vesta/domain/documents/handover-link';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { applications, sessions, uploadHandovers } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hashToken, newHandoverToken } from '../../../lib/random.ts';
import { recordAct } from '../../audit/record.ts';

/** Exchanges a scanned code for a session that may hand in papers for one application, and nothing else. */
export async function openHandover(
  { clock, random, database }: Pick<House, 'clock' | 'random' | 'database'>,
  token: string,
): Promise<HandoverOpened> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + HANDOVER_SESSION_LIFETIME_MS);
  return inTransaction(database, async (tx) => {
    const [handover] = await tx
      .update(uploadHandovers)
      .set({ usedAt: now })
      .where(
        and(
          eq(uploadHandovers.tokenHash, hashToken(token)),
          isNull(uploadHandovers.usedAt),
          gt(uploadHandovers.expiresAt, now),
        ),
      )
      .returning({ id: uploadHandovers.id, applicationId: uploadHandovers.applicationId });
    if (!handover) throw new AppError('HANDOVER_INVALID');
    const [application] = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.id, handover.applicationId), isNull(applications.deletedAt)));
    if (!application) throw new AppError('HANDOVER_INVALID');
    const accessToken = newHandoverToken(random);
    const [session] = await tx
      .insert(sessions)
      .values({
        tokenHash: hashToken(accessToken),
        userId: application.userId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt,
      })
      .returning({ id: sessions.id });
    if (!session) throw new Error('a hand-over has no session');
    await tx
      .update(uploadHandovers)
      .set({ sessionId: session.id, expiresAt })
      .where(eq(uploadHandovers.id, handover.id));
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: application.userId,
      action: 'handover.opened',
      applicationId: application.id,
      subjectId: handover.id,
    });
    return {
      success: true,
      access_token: accessToken,
      handover_id: handover.id,
      application_id: application.id,
      application_type: application.applicationType as ApplicationType,
      region: application.region as RegionCode,
      employment_status: application.employmentStatus as EmploymentStatus,
      expires_at: expiresAt.toISOString(),
    };
  });
}
