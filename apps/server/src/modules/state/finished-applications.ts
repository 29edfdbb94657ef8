import { and, desc, eq, gt, isNotNull, isNull, max, type SQL } from 'drizzle-orm';
import { applications, listings, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Applications with a report that is valid now, the longest valid first: it was paid for and can be opened again. */
export async function finishedApplications({ database, clock }: Pick<House, 'database' | 'clock'>, of?: SQL) {
  const until = max(reports.expiresAt);
  const rows = await database.orm
    .select({ application: applications, listingTitle: listings.title, until })
    .from(applications)
    .innerJoin(reports, eq(reports.applicationId, applications.id))
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(and(of, isNotNull(applications.completedAt), isNull(reports.revokedAt), gt(reports.expiresAt, clock.now())))
    .groupBy(applications.id, listings.id)
    .orderBy(desc(until));
  return rows.map(({ application: row, listingTitle, until }) => ({
    id: row.id,
    applicant_role: row.applicantRole,
    employment_status: row.employmentStatus,
    application_type: row.applicationType,
    listing_title: listingTitle,
    valid_until: new Date(until ?? 0).toISOString(),
  }));
}
