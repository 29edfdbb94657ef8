import type { Language } from '@vesta/domain/languages';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { forRecipient } from '@vesta/engine/report/for-recipient';
import { eq, type SQL } from 'drizzle-orm';
import { reportReleases, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { hashToken } from '../../lib/random.ts';
import { aggregateHousehold } from '../report/aggregate-household.ts';
import { loadSubject, type Subject } from '../report/load-subject.ts';
import { isStanding, openReport, type StoredReport } from '../report/stored-report.ts';
import { openRecipient } from './recipient.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

export interface LoadedRelease {
  id: string;
  language: Language;
  delivery: string;
  withHousehold: boolean;
  recipient: { name: string; email: string };
  subject: Subject;
  stored: StoredReport;
}

/** Null when it was withdrawn, has expired, or its report or application is gone. */
async function load(house: Needs, where: SQL): Promise<LoadedRelease | null> {
  const now = house.clock.now();
  const [row] = await house.database.orm
    .select()
    .from(reportReleases)
    .innerJoin(reports, eq(reports.id, reportReleases.reportId))
    .where(where);
  if (!row || !isStanding(row.report_releases, now) || !isStanding(row.reports, now)) return null;
  const subject = await loadSubject(house, row.reports.applicationId);
  if (!subject) return null;
  const { id, language, delivery, withHousehold, recipientSealed } = row.report_releases;
  return {
    id,
    language: language as Language,
    delivery,
    withHousehold,
    recipient: openRecipient(house, recipientSealed),
    subject,
    stored: openReport(house, row.reports),
  };
}

export const releaseById = (house: Needs, id: string) => load(house, eq(reportReleases.id, id));
export const releaseByToken = (house: Needs, token: string) =>
  load(house, eq(reportReleases.tokenHash, hashToken(token)));

/** What the recipient may see: sums and findings, no single bookings but for a lender, no numbers in full. */
export async function shownTo(
  house: Needs,
  { subject, stored, withHousehold }: LoadedRelease,
): Promise<{ report: Report; aggregated: AggregatedReport | null }> {
  const audience = stored.report.kind === 'mortgage' ? 'lender' : 'recipient';
  const household = withHousehold ? await aggregateHousehold(house, subject, stored) : null;
  return { report: forRecipient(stored.report, audience), aggregated: household && { ...household, audience } };
}
