import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, reportReleases, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';

type Needs = Pick<House, 'database'>;

const living = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

/** Somebody else's application, one that is gone and one that never was get the same answer. */
export async function requireOwn({ database }: Needs, userId: string, applicationId: string): Promise<void> {
  const [row] = isUuid(applicationId)
    ? await database.orm
        .select({ id: applications.id })
        .from(applications)
        .where(and(living(userId), eq(applications.id, applicationId)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not an own application' });
}

/** The application that an own release belongs to. */
export async function ownRelease(
  { database }: Needs,
  userId: string,
  releaseId: string,
): Promise<{ applicationId: string; delivery: string }> {
  const [row] = isUuid(releaseId)
    ? await database.orm
        .select({ applicationId: applications.id, delivery: reportReleases.delivery })
        .from(reportReleases)
        .innerJoin(reports, eq(reports.id, reportReleases.reportId))
        .innerJoin(applications, eq(applications.id, reports.applicationId))
        .where(and(living(userId), eq(reportReleases.id, releaseId)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not an own release' });
  return row;
}
