import type { InvitationLine } from '@vesta/domain/invitation';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { applications, invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import type { OwnApplication } from '../access/access.ts';
import type { InvitationDetails } from './open-invitation.ts';

/** Whom this application invited, and how far each of them is. */
export async function listInvitations(
  { database, vault }: Pick<House, 'database' | 'vault'>,
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
    state: invitation.acceptedAt === null ? 'sent' : step === 'result' ? 'finished' : 'joined',
    sent_at: invitation.createdAt.toISOString(),
  }));
}
