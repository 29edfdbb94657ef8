import { and, asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { applications, reportReleases, reports } from '../../../db/schema/index.ts';

/** Everybody who applied for a home on their own behalf; those beside them come with their household. In order of arrival. */
export const mainApplications = (orm: Orm, listingId: string) =>
  orm
    .select({
      id: applications.id,
      userId: applications.userId,
      stepRouter: applications.stepRouter,
      createdAt: applications.createdAt,
      deletedAt: applications.deletedAt,
    })
    .from(applications)
    .where(and(eq(applications.listingId, listingId), eq(applications.applicantRole, 'main-applicant')))
    .orderBy(asc(applications.createdAt), asc(applications.id));

export type ApplicationRow = Awaited<ReturnType<typeof mainApplications>>[number];

/** What applicants of a listing released to the company behind it, newest first, also what they took back. */
export const releasesToListing = (orm: Orm, listingId: string) =>
  orm
    .select({
      id: reportReleases.id,
      applicationId: reports.applicationId,
      createdAt: reportReleases.createdAt,
      expiresAt: reportReleases.expiresAt,
      revokedAt: reportReleases.revokedAt,
    })
    .from(reportReleases)
    .innerJoin(reports, eq(reports.id, reportReleases.reportId))
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(applications.listingId, listingId), eq(reportReleases.recipientKind, 'listing')))
    .orderBy(desc(reportReleases.createdAt));

export type ReleaseRow = Awaited<ReturnType<typeof releasesToListing>>[number];
