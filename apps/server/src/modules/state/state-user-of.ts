import type { ApplicationState } from '@vesta/domain/state';
import { splitMobile } from '@vesta/domain/validation/mobile';
import { desc, eq } from 'drizzle-orm';
import { consents, invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { invitationCode } from '../invitations/invitation-code.ts';

type Needs = Pick<House, 'database' | 'vault'>;

async function consentsOf({ database }: Needs, userId: string) {
  const rows = await database.orm
    .select({ kind: consents.kind, granted: consents.granted })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.createdAt));
  const isGranted = (kind: string) => rows.find((row) => row.kind === kind)?.granted ?? false;
  return { privacy_policy_consented: isGranted('privacy'), marketing_consented: isGranted('marketing') };
}

/** Main applicants came by themselves, so nothing is looked up for them. */
async function invitationCodeOf(house: Needs, { id, role }: OwnApplication): Promise<string | null> {
  if (role === 'main-applicant') return null;
  const [row] = await house.database.orm
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.acceptedApplicationId, id))
    .orderBy(desc(invitations.acceptedAt))
    .limit(1);
  return row ? invitationCode(house, row.id) : null;
}

/** Who is asking, with what they agreed to and what their application says of them. */
export async function stateUserOf(
  house: Needs,
  { user, application }: Pick<Access, 'user'> & { application: OwnApplication },
): Promise<ApplicationState['user']> {
  const { first_name, last_name, email, mobile } = user.profile;
  return {
    id: user.id,
    is_staff: user.isStaff,
    first_name,
    last_name,
    email,
    mobile: mobile === null ? null : splitMobile(mobile),
    ...(await consentsOf(house, user.id)),
    employment_status: application.employmentStatus,
    listing_id: application.listingId,
    invitation_code: await invitationCodeOf(house, application),
    is_main_tenant: application.role === 'main-applicant',
  };
}
