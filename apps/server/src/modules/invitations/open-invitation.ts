import type { ApplicationType } from '@vesta/domain/application-types';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicantRole } from '@vesta/domain/roles';
import { eq } from 'drizzle-orm';
import { applications, invitations, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashToken } from '../../lib/random.ts';
import { INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import { profileIn } from '../applications/profile-in.ts';

export interface InvitationDetails {
  fullname: string;
  email: string;
  relationship: string;
}

export interface InvitationFacts {
  id: string;
  role: ApplicantRole;
  /** As whoever invited them wrote it. */
  fullname: string;
  email: string;
  invitedBy: string;
  inviterApplicationId: string;
  householdId: string;
  listingId: string | null;
  applicationType: ApplicationType;
  region: RegionCode;
}

/** The invitation behind a code, while it can still be accepted; with an address, only for the person it was sent to. */
export async function openInvitation(
  { database, vault, clock }: Pick<House, 'database' | 'vault' | 'clock'>,
  code: string,
  email?: string,
): Promise<InvitationFacts> {
  const [row] = await database.orm
    .select({ invitation: invitations, application: applications, profileSealed: users.profileSealed })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(invitations.codeHash, hashToken(code)));
  const gone = !row || row.invitation.revokedAt || row.application.deletedAt || row.invitation.expiresAt <= clock.now();
  if (gone) throw new AppError('INVITATION_INVALID');
  if (row.invitation.acceptedAt) throw new AppError('INVITATION_USED');
  const details = vault.openJson<InvitationDetails>(row.invitation.detailsSealed, INVITATION_DETAILS);
  if (email !== undefined && email !== details.email) throw new AppError('INVITATION_FOR_ANOTHER');
  const inviter = profileIn({ vault }, { ...row.application, profileSealed: row.profileSealed });
  return {
    id: row.invitation.id,
    role: row.invitation.role as ApplicantRole,
    fullname: details.fullname,
    email: details.email,
    invitedBy: `${inviter.first_name} ${inviter.last_name}`,
    inviterApplicationId: row.application.id,
    householdId: row.application.householdId,
    listingId: row.application.listingId,
    applicationType: row.application.applicationType as ApplicationType,
    region: row.application.region as RegionCode,
  };
}
