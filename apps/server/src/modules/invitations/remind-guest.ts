import type { Language } from '@vesta/domain/languages';
import { INVITATION_LIFETIME_MS, REMINDERS_PER_GUEST } from '@vesta/domain/limits';
import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeMailFromLimit } from '../../lib/limits.ts';
import { EMAIL_INDEX, INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import { takeMailBudget } from '../mail/take-mail-budget.ts';
import type { InvitationDetails } from './open-invitation.ts';
import { type Guest, type Host, type Needs, writeInvitation } from './write-invitation.ts';

/** Writes once more to somebody who has not answered; the link is the same and runs anew. */
export async function remindGuest(
  house: Needs & Pick<House, 'database'>,
  host: Host,
  email: string,
  language: Language,
): Promise<void> {
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_MS);
  await inTransaction(house.database, async (tx) => {
    const waiting = await tx
      .update(invitations)
      .set({ expiresAt, remindedAt: now, failedAt: null })
      .where(
        and(
          eq(invitations.applicationId, host.application.id),
          eq(invitations.emailIndex, house.vault.blindIndex(email, EMAIL_INDEX)),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      )
      .returning();
    if (waiting.length === 0) throw new AppError('NOT_FOUND', { detail: 'nobody to remind' });
    for (const { id } of waiting)
      await takeMailFromLimit(house, tx, `reminders:${id}`, REMINDERS_PER_GUEST, 'REMINDED_ENOUGH');
    await takeMailBudget(house, tx, { senderId: host.user.id, recipients: [email] });
    for (const { id, role, detailsSealed } of waiting) {
      const details = house.vault.openJson<InvitationDetails>(detailsSealed, INVITATION_DETAILS);
      await writeInvitation(house, tx, host, language, { ...details, role: role as Guest['role'], id });
    }
  });
}
