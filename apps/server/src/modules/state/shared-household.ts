import { type SharedHousehold, sharedOf } from '@vesta/domain/shared-household';
import { and, eq, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { type Answers, openAnswers } from '../applications/answers.ts';

/** What the main applicant said of the common household, for a co-applicant who has said nothing of it yet. */
export async function sharedHouseholdFor(
  house: Pick<House, 'database' | 'vault'>,
  { role, householdId }: OwnApplication,
  { additional_details: own }: Answers,
): Promise<SharedHousehold | null> {
  if (role !== 'co-applicant' || own?.household_members_count) return null;
  const [main] = await house.database.orm
    .select({ sealed: applications.answersSealed })
    .from(applications)
    .where(
      and(
        eq(applications.householdId, householdId),
        eq(applications.applicantRole, 'main-applicant'),
        isNull(applications.deletedAt),
      ),
    )
    .limit(1);
  const said = main && openAnswers(house, main.sealed).additional_details;
  return said?.household_members_count ? sharedOf(said) : null;
}
