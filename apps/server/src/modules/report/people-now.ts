import type { Report } from '@vesta/domain/report/report';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { applications, householdReleases, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OtherThen } from './kept-household.ts';
import { openReport } from './stored-report.ts';

/** The same person with what they let the household see today: less than then, never more. */
export interface OtherNow extends OtherThen {
  readonly report: Report | null;
}

/** Whoever took their figures back, or is gone, counts no more, under whichever number they once counted. */
export async function peopleNow(
  house: Pick<House, 'database' | 'vault'>,
  others: readonly OtherThen[],
): Promise<OtherNow[]> {
  const ids = others.flatMap(({ reportId }) => reportId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await house.database.orm
          .select({
            report: reports,
            releasedAt: householdReleases.createdAt,
            restrictedAt: applications.restrictedAt,
          })
          .from(reports)
          .innerJoin(applications, and(eq(applications.id, reports.applicationId), isNull(applications.deletedAt)))
          .leftJoin(
            householdReleases,
            and(eq(householdReleases.applicationId, applications.id), isNull(householdReleases.revokedAt)),
          )
          .where(and(inArray(reports.id, ids), isNull(reports.revokedAt)));
  return others.map((other) => {
    if (!other.reportId) return { ...other, report: null };
    const row = rows.find(({ report }) => report.id === other.reportId);
    if (!row) return { ...other, share: 'expected', report: null };
    if (row.releasedAt === null || row.restrictedAt) return { ...other, share: 'unreleased', report: null };
    return { ...other, report: openReport(house, row.report).report };
  });
}
