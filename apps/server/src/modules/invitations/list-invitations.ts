import type { InvitationLine, InvitationState } from '@vesta/domain/invitation';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { applications, invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import type { OwnApplication } from '../access/access.ts';
import type { InvitationDetails } from './open-invitation.ts';

type Row = typeof invitations.$inferSelect;

function stateOf({ acceptedAt, failedAt, expiresAt, openedAt }: Row, step: string | null, now: Date): InvitationState {
  if (acceptedAt !== null) return step === 'result' ? 'finished' : 'joined';
  if (expiresAt <= now) return 'expired';
  // Whoever has followed the link did get the mail, whatever its server says.
  if (openedAt !== null) return 'opened';
  return failedAt === null ? 'sent' : 'failed';
}

/** Whom this application invited, and how far each of them is. */
export async function listInvitations(
  { database, vault, clock }: Pick<House, 'database' | 'vault' | 'clock'>,
  { id }: Pick<OwnApplication, 'id'>,
): Promise<InvitationLine[]> {
  const rows = await database.orm
    .select({ invitation: invitations, step: applications.stepRouter })
    .from(invitations)
    .leftJoin(applications, eq(applications.id, invitations.acceptedApplicationId))
    .where(and(eq(invitations.applicationId, id), isNull(invitations.revokedAt)))
    .orderBy(asc(invitations.createdAt));
  return rows.map(({ invitation, step }) => ({
    email: vault.openJson<InvitationDetails>(invitation.detailsSealed, INVITATION_DETAILS).email,
    role: invitation.role as InvitationLine['role'],
    state: stateOf(invitation, step, clock.now()),
    sent_at: invitation.createdAt.toISOString(),
    reminded_at: invitation.remindedAt?.toISOString() ?? null,
  }));
}
