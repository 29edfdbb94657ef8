import { RESUME_LIST_MS } from '@vesta/domain/limits';
import type { UncompleteApplications } from '@vesta/domain/resume';
import type { Profile } from '@vesta/domain/state';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { applications, invitations, listings, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../lib/vault/contexts.ts';
import type { Access } from '../access/access.ts';
import { invitationCode } from '../invitations/invitation-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

async function earlierApplications({ database, clock }: Needs, { user, application }: Access) {
  const rows = await database.orm
    .select({ application: applications, listingTitle: listings.title })
    .from(applications)
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(
        eq(applications.userId, user.id),
        application ? ne(applications.id, application.id) : undefined,
        // Each region has a host of its own; an application is taken up where it was begun.
        application ? eq(applications.region, application.region) : undefined,
        ne(applications.stepRouter, 'sign-up'),
        isNull(applications.completedAt),
        isNull(applications.deletedAt),
        gt(applications.updatedAt, new Date(clock.now().getTime() - RESUME_LIST_MS)),
      ),
    )
    .orderBy(desc(applications.updatedAt));
  return rows.map(({ application: row, listingTitle }) => ({
    id: row.id,
    first_name: user.profile.first_name,
    last_name: user.profile.last_name,
    applicant_role: row.applicantRole,
    employment_status: row.employmentStatus,
    time_created: row.createdAt.toISOString(),
    state_router: row.stepRouter,
    application_type: row.applicationType,
    listing_title: listingTitle,
  }));
}

async function openInvitations(house: Needs, { user }: Access) {
  const { database, vault, clock } = house;
  const rows = await database.orm
    .select({ invitation: invitations, inviter: users.profileSealed })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(invitations.emailIndex, vault.blindIndex(user.profile.email, EMAIL_INDEX)),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        isNull(applications.deletedAt),
        gt(invitations.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(invitations.createdAt));
  return rows.map(({ invitation, inviter }) => {
    const { first_name, last_name } = vault.openJson<Profile>(inviter, USER_PROFILE);
    return {
      id: invitation.id,
      role: invitation.role,
      invited_by: `${first_name} ${last_name}`,
      invited_at: invitation.createdAt.toISOString(),
      code: invitationCode(house, invitation.id),
    };
  });
}

/**
 * What a person could take up again instead of starting anew. A guarantor came for one thing and is not asked; a
 * co-applicant may have been invited by somebody else as well, and sees invitations alone.
 */
export async function uncompleteApplications(house: Needs, access: Access): Promise<UncompleteApplications> {
  const role = access.application?.role ?? 'main-applicant';
  const applicationsOfUser = role === 'main-applicant' ? await earlierApplications(house, access) : [];
  const invitationsOfUser = role === 'guarantor' ? [] : await openInvitations(house, access);
  return { success: true, applications: applicationsOfUser, invitations: invitationsOfUser } as UncompleteApplications;
}
