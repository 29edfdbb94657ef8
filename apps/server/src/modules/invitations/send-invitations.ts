import { randomUUID } from 'node:crypto';
import type { Language } from '@vesta/domain/languages';
import { INVITATION_LIFETIME_MS } from '@vesta/domain/limits';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { invitations } from '../../db/schema/index.ts';
import { hashToken } from '../../lib/random.ts';
import { EMAIL_INDEX, INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import { takeMailBudget } from '../mail/take-mail-budget.ts';
import { invitationCode } from './invitation-code.ts';
import { type Guest, type Host, type Needs, writeInvitation } from './write-invitation.ts';

/** The id of a new invitation; null for somebody who has one. */
async function invite(house: Needs, tx: Transaction, host: Host, { role, ...details }: Guest): Promise<string | null> {
  const now = house.clock.now();
  const id = randomUUID();
  const added = await tx
    .insert(invitations)
    .values({
      id,
      codeHash: hashToken(invitationCode(house, id)),
      applicationId: host.application.id,
      role,
      emailIndex: house.vault.blindIndex(details.email, EMAIL_INDEX),
      detailsSealed: house.vault.sealJson(details, INVITATION_DETAILS),
      expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS),
      createdAt: now,
    })
    // Once per person and role: saving the step again writes to nobody again.
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  return added.length === 0 ? null : id;
}

/** Writes to everybody new in the list; who was taken off it before answering is not expected any more. */
export async function sendInvitations(
  house: Needs,
  tx: Transaction,
  host: Host,
  language: Language,
  guests: Guest[],
): Promise<void> {
  const expected = guests.map((guest) => house.vault.blindIndex(guest.email, EMAIL_INDEX));
  const others = expected.length > 0 ? notInArray(invitations.emailIndex, expected) : undefined;
  await tx
    .delete(invitations)
    .where(and(eq(invitations.applicationId, host.application.id), isNull(invitations.acceptedAt), others));
  const invited: (Guest & { id: string })[] = [];
  for (const guest of guests) {
    const id = await invite(house, tx, host, guest);
    if (id !== null) invited.push({ ...guest, id });
  }
  await takeMailBudget(house, tx, { senderId: host.user.id, recipients: invited.map(({ email }) => email) });
  for (const guest of invited) await writeInvitation(house, tx, host, language, guest);
}
