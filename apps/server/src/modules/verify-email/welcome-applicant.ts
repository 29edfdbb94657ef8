import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../lib/vault/contexts.ts';
import { openAnswers } from '../applications/answers.ts';
import { recordAct } from '../audit/record.ts';
import { acceptInvitationInto } from '../invitations/accept-invitation.ts';
import { announce } from '../webhooks/announce.ts';
import type { Addressee } from './find-addressee.ts';

/** With the address proved, what was typed at sign-up becomes the person's profile, and their invitation is accepted. */
export async function welcomeApplicant(
  house: Pick<House, 'vault' | 'clock' | 'queue'>,
  tx: Transaction,
  { userId, email, applicationId }: Addressee,
): Promise<void> {
  const now = house.clock.now();
  const [row] = await tx.select().from(applications).where(eq(applications.id, applicationId)).for('update');
  if (!row) return;
  const { applicant } = openAnswers(house, row.answersSealed);
  await tx
    .update(users)
    .set({
      emailVerifiedAt: now,
      ...(applicant ? { profileSealed: house.vault.sealJson(applicant, USER_PROFILE) } : {}),
    })
    .where(eq(users.id, userId));
  if (row.stepRouter !== 'sign-up') return;
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
}
