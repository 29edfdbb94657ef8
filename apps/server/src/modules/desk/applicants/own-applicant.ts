import type { ApplicationType } from '@vesta/domain/application-types';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Profile } from '@vesta/domain/state';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, users } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { profileIn } from '../../applications/profile-in.ts';
import { type ListingRow, ownListing } from '../listings/own-listing.ts';
import type { Member } from '../staff.ts';
import { opensNow, type ReleaseRow, releasesToListing } from './applicant-rows.ts';

export interface OwnApplicant {
  id: string;
  listing: ListingRow;
  region: RegionCode;
  applicationType: ApplicationType;
  language: Language;
  profile: Profile;
  /** What they released to this company and is good now; null where nothing is. */
  release: ReleaseRow | null;
}

/** Somebody who applied for a home of the caller's company. Applicants of others are not there. */
export async function ownApplicant(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  member: Member,
  { listing: listingId, applicant }: { listing: string; applicant: string },
): Promise<OwnApplicant> {
  const { orm } = house.database;
  const listing = await ownListing(orm, member, listingId);
  const [row] = isUuid(applicant)
    ? await orm
        .select()
        .from(applications)
        .innerJoin(users, eq(users.id, applications.userId))
        .where(
          and(
            eq(applications.id, applicant),
            eq(applications.listingId, listing.id),
            eq(applications.applicantRole, 'main-applicant'),
            isNull(applications.deletedAt),
          ),
        )
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not an applicant of this listing' });
  const now = house.clock.now();
  const releases = await releasesToListing(orm, listing.id);
  const standing = releases.find((one) => one.applicationId === row.applications.id && opensNow(one, now));
  return {
    id: row.applications.id,
    listing,
    region: row.applications.region as RegionCode,
    applicationType: row.applications.applicationType as ApplicationType,
    language: row.users.language as Language,
    profile: profileIn(house, { ...row.users, ...row.applications }),
    release: standing ?? null,
  };
}
