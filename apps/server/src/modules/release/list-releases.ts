import type { ReleaseLine } from '@vesta/domain/release';
import { asc, desc, eq } from 'drizzle-orm';
import { reportReleases, reports, reportViews } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { openRecipient } from './recipient.ts';

/** Everybody an application's reports were released to, newest first, with every look they took. */
export async function listReleases(
  house: Pick<House, 'database' | 'vault'>,
  application: Pick<OwnApplication, 'id'>,
): Promise<ReleaseLine[]> {
  const rows = await house.database.orm
    .select()
    .from(reportReleases)
    .innerJoin(reports, eq(reports.id, reportReleases.reportId))
    .where(eq(reports.applicationId, application.id))
    .orderBy(desc(reportReleases.createdAt));
  const lines: ReleaseLine[] = [];
  for (const { report_releases: row } of rows) {
    const views = await house.database.orm
      .select()
      .from(reportViews)
      .where(eq(reportViews.releaseId, row.id))
      .orderBy(asc(reportViews.at));
    lines.push({
      id: row.id,
      report_id: row.reportId,
      recipient_kind: row.recipientKind as ReleaseLine['recipient_kind'],
      ...openRecipient(house, row.recipientSealed),
      delivery: row.delivery as ReleaseLine['delivery'],
      with_household: row.withHousehold,
      with_contact: row.withContact,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      revoked_at: row.revokedAt?.toISOString() ?? null,
      paused_at: row.pausedAt?.toISOString() ?? null,
      views: views.map(({ what, at }) => ({ what: what as 'page' | 'pdf', at: at.toISOString() })),
    });
  }
  return lines;
}
