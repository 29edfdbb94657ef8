import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { applications, reportReleases, reports } from '../../../db/schema/index.ts';
import { isOpen } from '../../release/load-release.ts';

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
      pausedAt: reportReleases.pausedAt,
      withHousehold: reportReleases.withHousehold,
      reportId: reports.id,
      reportExpiresAt: reports.expiresAt,
      reportRevokedAt: reports.revokedAt,
      restrictedAt: applications.restrictedAt,
      reportHold: applications.reportHold,
      /** Changes with every write to the row of the report. */
      version: sql<string>`${reports}.xmin::text`,
    })
    .from(reportReleases)
    .innerJoin(reports, eq(reports.id, reportReleases.reportId))
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(applications.listingId, listingId), eq(reportReleases.recipientKind, 'listing')))
    .orderBy(desc(reportReleases.createdAt));

/** Whether it opens anything now; the same as behind the link in the mail. */
export const opensNow = (row: ReleaseRow, now: Date): boolean =>
  isOpen(
    {
      release: row,
      report: { revokedAt: row.reportRevokedAt, expiresAt: row.reportExpiresAt },
      application: row,
    },
    now,
  );

export type ReleaseRow = Awaited<ReturnType<typeof releasesToListing>>[number];
