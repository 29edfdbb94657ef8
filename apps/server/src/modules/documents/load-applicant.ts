import type { RegionCode } from '@vesta/domain/regions/codes';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, listings, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { openAnswers } from '../applications/answers.ts';
import { profileIn } from '../applications/profile-in.ts';
import type { Applicant } from './applicant-of.ts';

export interface LoadedApplicant extends Applicant {
  readonly applicationId: string;
  readonly userId: string;
  readonly householdId: string;
  readonly applicationType: string;
}

/** The person behind an application and what they told us; null once it is gone. */
export async function loadApplicant(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
): Promise<LoadedApplicant | null> {
  const [row] = await house.database.orm
    .select({
      userId: applications.userId,
      householdId: applications.householdId,
      region: applications.region,
      employmentStatus: applications.employmentStatus,
      applicationType: applications.applicationType,
      answersSealed: applications.answersSealed,
      profileSealed: users.profileSealed,
      amountCents: listings.amountCents,
      availableFrom: listings.availableFrom,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)));
  if (!row) return null;
  return {
    applicationId,
    userId: row.userId,
    householdId: row.householdId,
    applicationType: row.applicationType,
    region: row.region as RegionCode,
    employmentStatus: row.employmentStatus,
    profile: profileIn(house, row),
    answers: openAnswers(house, row.answersSealed),
    // The price of a property is no rent.
    listedRent: row.applicationType === 'mortgage' ? null : row.amountCents,
    isForRent: row.applicationType !== 'mortgage',
    leaseStart: row.availableFrom,
  };
}
