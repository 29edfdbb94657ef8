import type { ListingLine } from '@vesta/domain/desk/listings';
import { and, desc, eq, sql } from 'drizzle-orm';
import { applications, listingInvites, listings, reportReleases, reports } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import type { Member } from '../staff.ts';
import { toDeskListing } from './to-desk-listing.ts';

const isMain = sql`${applications.applicantRole} = 'main-applicant' and ${applications.deletedAt} is null`;

/** All listings of a company with how many people are behind each, open ones first, newest first. */
export async function listListings(
  house: Pick<House, 'database' | 'config' | 'clock'>,
  { company }: Member,
): Promise<ListingLine[]> {
  const { orm } = house.database;
  const now = house.clock.now().toISOString();
  const own = eq(listings.companyId, company.id);
  const rows = await orm.select().from(listings).where(own).orderBy(desc(listings.createdAt), desc(listings.id));
  const begun = await orm
    .select({
      id: applications.listingId,
      started: sql<number>`count(distinct ${applications.id})::int`,
      released: sql<number>`count(distinct ${applications.id}) filter (where ${reportReleases.id} is not null)::int`,
    })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .leftJoin(reports, and(eq(reports.applicationId, applications.id), sql`${reports.revokedAt} is null`))
    .leftJoin(
      reportReleases,
      and(
        eq(reportReleases.reportId, reports.id),
        eq(reportReleases.recipientKind, 'listing'),
        sql`${reportReleases.revokedAt} is null and ${reportReleases.expiresAt} > ${now}`,
      ),
    )
    .where(and(own, isMain))
    .groupBy(applications.listingId);
  const invited = await orm
    .select({ id: listingInvites.listingId, invited: sql<number>`count(*)::int` })
    .from(listingInvites)
    .innerJoin(listings, eq(listings.id, listingInvites.listingId))
    .where(own)
    .groupBy(listingInvites.listingId);
  const lines = rows.map((row) => {
    const { started = 0, released = 0 } = begun.find(({ id }) => id === row.id) ?? {};
    return {
      ...toDeskListing(house, row),
      applicants: { started, released, invited: invited.find(({ id }) => id === row.id)?.invited ?? 0 },
    };
  });
  return [...lines.filter(({ closed_at }) => !closed_at), ...lines.filter(({ closed_at }) => closed_at)];
}
