import type { HouseholdRelease } from '@vesta/domain/report-answer';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { applications, householdReleases, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { profileIn } from '../applications/profile-in.ts';
import type { Subject } from '../report/load-subject.ts';

/** Who applies with this person beside them; null where they lead the application themselves, or are alone with it. */
async function mainApplicantOf(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  { role, householdId }: Pick<Subject, 'role' | 'householdId'>,
): Promise<string | null> {
  if (role === 'main-applicant') return null;
  const [row] = await database.orm
    .select({ profileSealed: users.profileSealed, answersSealed: applications.answersSealed })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.householdId, householdId),
        eq(applications.applicantRole, 'main-applicant'),
        isNull(applications.deletedAt),
      ),
    );
  if (!row) return null;
  const { first_name, last_name } = profileIn({ vault }, row);
  return `${first_name} ${last_name}`.trim();
}

/** Whether somebody's figures count in the household that they belong to; null where there is none to count in. */
export async function householdReleaseOf(
  house: Pick<House, 'database' | 'vault'>,
  subject: Pick<Subject, 'role' | 'householdId' | 'applicationId'>,
): Promise<HouseholdRelease | null> {
  const asked_by = await mainApplicantOf(house, subject);
  if (asked_by === null) return null;
  const [row] = await house.database.orm
    .select({ at: householdReleases.createdAt, revokedAt: householdReleases.revokedAt })
    .from(householdReleases)
    .where(eq(householdReleases.applicationId, subject.applicationId))
    .orderBy(desc(householdReleases.createdAt))
    .limit(1);
  const isStanding = row?.revokedAt === null;
  return {
    asked_by,
    released_at: isStanding ? row.at.toISOString() : null,
    withdrawn_at: row?.revokedAt?.toISOString() ?? null,
  };
}
