import { RESUME_LIST_MS } from '@vesta/domain/limits';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { UncompleteApplications } from '@vesta/domain/resume';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { applications, invitations, listings, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import type { Access } from '../access/access.ts';
import { profileIn } from '../applications/profile-in.ts';
import { invitationCode } from '../invitations/invitation-code.ts';
import { finishedApplications } from './finished-applications.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

interface Asking extends Access {
  /** Each region has a host of its own; an application is taken up where it was begun. */
  region: RegionCode;
}

/** Of the person who asks, but not the application at hand: that is what the others are an alternative to. */
const othersOf = ({ user, application, region }: Asking) =>
  and(
    eq(applications.userId, user.id),
    application ? ne(applications.id, application.id) : undefined,
    eq(applications.region, application?.region ?? region),
    isNull(applications.deletedAt),
  );

/** Somebody who asks for their applications by themselves gets all that are kept; a new sign-up is shown a month's. */
const recently = ({ clock }: Needs, { application }: Asking) =>
  application ? gt(applications.updatedAt, new Date(clock.now().getTime() - RESUME_LIST_MS)) : undefined;

async function earlierApplications(house: Needs, asking: Asking) {
  const rows = await house.database.orm
    .select({ application: applications, listingTitle: listings.title })
    .from(applications)
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(
        othersOf(asking),
        ne(applications.stepRouter, 'sign-up'),
        isNull(applications.completedAt),
        recently(house, asking),
      ),
    )
    .orderBy(desc(applications.updatedAt));
  const { first_name, last_name } = asking.user.profile;
  return rows.map(({ application: row, listingTitle }) => ({
    id: row.id,
    first_name,
    last_name,
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
    .select({
      invitation: invitations,
      inviter: { profileSealed: users.profileSealed, answersSealed: applications.answersSealed },
    })
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
    const { first_name, last_name } = profileIn({ vault }, inviter);
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
export async function uncompleteApplications(house: Needs, asking: Asking): Promise<UncompleteApplications> {
  const role = asking.application?.role ?? 'main-applicant';
  const isMain = role === 'main-applicant';
  return {
    success: true,
    applications: isMain ? await earlierApplications(house, asking) : [],
    finished: isMain ? await finishedApplications(house, othersOf(asking)) : [],
    invitations: role === 'guarantor' ? [] : await openInvitations(house, asking),
  } as UncompleteApplications;
}
