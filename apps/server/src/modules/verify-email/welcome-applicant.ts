import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../lib/vault/contexts.ts';
import { openAnswers } from '../applications/answers.ts';
import { recordAct } from '../audit/record.ts';
import { acceptInvitationInto } from '../invitations/accept-invitation.ts';
import { announce } from '../webhooks/announce.ts';
import { appliedBefore } from './applied-before.ts';
import type { Addressee } from './find-addressee.ts';

/**
 * The first proof of an address makes what was typed at sign-up the person's profile; later sign-ups are about their own
 * application alone. The invitation is accepted. Whoever has applied for this home is led to that application instead:
 * its id is answered.
 */
export async function welcomeApplicant(
  house: Pick<House, 'vault' | 'clock' | 'queue'>,
  tx: Transaction,
  { userId, email, applicationId }: Addressee,
): Promise<string> {
  const now = house.clock.now();
  const [row] = await tx.select().from(applications).where(eq(applications.id, applicationId)).for('update');
  if (!row) return applicationId;
  const { applicant } = openAnswers(house, row.answersSealed);
  const first = applicant ? { profileSealed: house.vault.sealJson(applicant, USER_PROFILE) } : {};
  await tx
    .update(users)
    .set({ emailVerifiedAt: now, ...first })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  if (row.stepRouter !== 'sign-up') return applicationId;
  const before = await appliedBefore(house, tx, row);
  if (before) {
    const erased = { deletedAt: now, answersSealed: null, updatedAt: now };
    await tx.update(applications).set(erased).where(eq(applications.id, applicationId));
    return before;
  }
  await tx
    .update(applications)
    .set({ step: 2, stepRouter: 'resume-application', updatedAt: now })
    .where(eq(applications.id, applicationId));
  await acceptInvitationInto(house, tx, {
    applicationId,
    householdId: row.householdId,
    role: row.applicantRole,
    emailIndex: house.vault.blindIndex(email, EMAIL_INDEX),
  });
  await recordAct(tx, now, { actorKind: 'applicant', actorId: userId, action: 'application.confirmed', applicationId });
  await announce(house, tx, 'application.created', applicationId);
  return applicationId;
}
