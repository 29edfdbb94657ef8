import { type SharedHousehold, sharedOf } from '@vesta/domain/shared-household';
import type { ApplicationState } from '@vesta/domain/state';
import { isSameName } from '@vesta/domain/validation/same-name';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { type Answers, openAnswers } from '../applications/answers.ts';
import { profileIn } from '../applications/profile-in.ts';

interface CommonHousehold {
  /** What the main applicant said of the home, until the co-applicant has said something of it. */
  shared: SharedHousehold | null;
  /** Names of the others who move in, whoever leads the application first. */
  movingIn: string[];
}

const nobody: CommonHousehold = { shared: null, movingIn: [] };

/** What the main applicant said of the common household, for a co-applicant. */
export async function commonHouseholdFor(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  { role, householdId }: OwnApplication,
  { own, me }: { own: Answers; me: Pick<ApplicationState['user'], 'first_name' | 'last_name' | 'email'> },
): Promise<CommonHousehold> {
  if (role !== 'co-applicant') return nobody;
  const [main] = await database.orm
    .select({ answersSealed: applications.answersSealed, profileSealed: users.profileSealed })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.householdId, householdId),
        eq(applications.applicantRole, 'main-applicant'),
        isNull(applications.deletedAt),
      ),
    )
    .limit(1);
  if (!main) return nobody;
  const { first_name, last_name } = profileIn({ vault }, main);
  const said = openAnswers({ vault }, main.answersSealed).additional_details;
  const others = (said?.hhMembers ?? []).filter(
    ({ email, fullname }) => email !== me.email && !isSameName(me, fullname),
  );
  return {
    shared: said?.household_members_count && !own.additional_details?.household_members_count ? sharedOf(said) : null,
    movingIn: [`${first_name} ${last_name}`.trim(), ...others.map(({ fullname }) => fullname)],
  };
}
