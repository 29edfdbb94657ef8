import { isDeepStrictEqual } from 'node:util';
import type { ApplicationType } from '@vesta/domain/application-types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { Profile } from '@vesta/domain/state';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, households } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { openAnswers } from '../applications/answers.ts';

export interface Start {
  /** As typed at sign-up. */
  applicant: Profile;
  role: ApplicantRole;
  employmentStatus: EmploymentStatus;
  listingId: string | null;
  applicationType: ApplicationType;
  region: RegionCode;
  /** The household of whoever sent the invitation. */
  householdId: string | null;
}

/** A sign-up that was not finished within this time is left alone and a new one begun. */
const UNFINISHED_FOR_MS = 24 * 60 * 60 * 1000;
/** Of more than these nobody is the one that was begun a moment ago. */
const MOST_UNFINISHED = 10;

/** The same name and number: somebody else who types the same address begins an application of their own. */
const isBy = (applicant: Profile, before: Profile | undefined): boolean => isDeepStrictEqual(before, applicant);

async function unfinished(
  { clock, vault }: Pick<House, 'clock' | 'vault'>,
  tx: Transaction,
  userId: string,
  { applicant, ...start }: Start,
) {
  const rows = await tx
    .select({ id: applications.id, sealed: applications.answersSealed })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.stepRouter, 'sign-up'),
        eq(applications.applicationType, start.applicationType),
        eq(applications.applicantRole, start.role),
        eq(applications.region, start.region),
        sql`${applications.listingId} is not distinct from ${start.listingId}`,
        isNull(applications.deletedAt),
        gt(applications.createdAt, new Date(clock.now().getTime() - UNFINISHED_FOR_MS)),
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(MOST_UNFINISHED);
  return rows.find(({ sealed }) => isBy(applicant, openAnswers({ vault }, sealed).applicant)) ?? null;
}

/** The application this sign-up is about: one that was begun the same way and not confirmed yet, or a new one. */
export async function openApplication(
  house: Pick<House, 'clock' | 'vault'>,
  tx: Transaction,
  userId: string,
  { householdId, role, applicant, ...start }: Start,
): Promise<string> {
  const now = house.clock.now();
  const begun = await unfinished(house, tx, userId, { householdId, role, applicant, ...start });
  if (begun) {
    const again = { employmentStatus: start.employmentStatus, updatedAt: now };
    await tx.update(applications).set(again).where(eq(applications.id, begun.id));
    return begun.id;
  }
  const household =
    householdId ?? (await tx.insert(households).values({ createdAt: now }).returning({ id: households.id }))[0]?.id;
  if (!household) throw new Error('a household was not created');
  const [row] = await tx
    .insert(applications)
    .values({ userId, householdId: household, applicantRole: role, ...start, createdAt: now, updatedAt: now })
    .returning({ id: applications.id });
  if (!row) throw new Error('an application was not created');
  return row.id;
}
