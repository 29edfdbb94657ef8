import type { Language } from '@vesta/domain/languages';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Reader } from '@vesta/domain/report/audience';
import type { Report } from '@vesta/domain/report/report';
import { forRecipient } from '@vesta/engine/report/audience/for-recipient';
import { householdFor } from '@vesta/engine/report/audience/household-for';
import { withoutWithdrawn } from '@vesta/engine/report/without-withdrawn';
import { eq, type SQL } from 'drizzle-orm';
import { applications, reportReleases, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { hashToken } from '../../lib/random.ts';
import { aggregated, loadHousehold } from '../report/aggregate-household.ts';
import { loadSubject, type Subject } from '../report/load-subject.ts';
import { isStanding, openReport, type StoredReport } from '../report/stored-report.ts';
import { openRecipient } from './recipient.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

export interface LoadedRelease {
  id: string;
  language: Language;
  delivery: string;
  withHousehold: boolean;
  withContact: boolean;
  recipient: { name: string; email: string };
  subject: Subject;
  stored: StoredReport;
}

interface Standing {
  release: { revokedAt: Date | null; expiresAt: Date; pausedAt: Date | null };
  report: { revokedAt: Date | null; expiresAt: Date };
  application: { restrictedAt: Date | null; reportHold: string | null };
}

/** Neither withdrawn nor paused, neither it nor its report too old, and nobody holds the report back. */
export const isOpen = ({ release, report, application }: Standing, now: Date): boolean =>
  isStanding(release, now) &&
  isStanding(report, now) &&
  !release.pausedAt &&
  !application.restrictedAt &&
  application.reportHold !== 'hidden';

/** Null when it was withdrawn or paused, has expired, or its report or application is gone or may not be shared. */
async function load(house: Needs, where: SQL): Promise<LoadedRelease | null> {
  const now = house.clock.now();
  const [row] = await house.database.orm
    .select()
    .from(reportReleases)
    .innerJoin(reports, eq(reports.id, reportReleases.reportId))
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(where);
  if (!row || !isOpen({ release: row.report_releases, report: row.reports, application: row.applications }, now))
    return null;
  const subject = await loadSubject(house, row.reports.applicationId);
  if (!subject) return null;
  const { id, language, delivery, withHousehold, withContact, recipientSealed } = row.report_releases;
  return {
    id,
    language: language as Language,
    delivery,
    withHousehold,
    withContact,
    recipient: openRecipient(house, recipientSealed),
    subject,
    stored: openReport(house, row.reports),
  };
}

export const releaseById = (house: Needs, id: string) => load(house, eq(reportReleases.id, id));
export const releaseByToken = (house: Needs, token: string) =>
  load(house, eq(reportReleases.tokenHash, hashToken(token)));

/** Whose report, and about which home: what every mail to a recipient must name. */
export const subjectOf = ({
  subject: { profile, listing },
}: Pick<LoadedRelease, 'subject'>): { applicantName: string; flat: string | null } => ({
  applicantName: `${profile.first_name} ${profile.last_name}`.trim(),
  flat: listing?.title ?? null,
});

export const readers: Readonly<Record<Report['kind'], Reader>> = {
  rent: 'recipient',
  rapid: 'partner',
  mortgage: 'lender',
};

/**
 * What the recipient may see: sums and findings, by the allow-list for whoever such a report is for. It is the report that
 * was released and the household it was made with; whoever has taken figures back since is missing from both alike.
 */
export async function shownTo(
  house: Needs,
  {
    subject,
    stored,
    withHousehold,
    withContact,
  }: Pick<LoadedRelease, 'subject' | 'stored' | 'withHousehold' | 'withContact'>,
): Promise<{ report: Report; aggregated: AggregatedReport | null }> {
  const audience = readers[stored.report.kind];
  const household = await loadHousehold(house, subject, stored);
  const report = household ? withoutWithdrawn(stored.report, household.people) : stored.report;
  const together = withHousehold ? aggregated(subject, stored, household, audience) : null;
  return {
    report: forRecipient(report, audience, { contact: withContact }),
    aggregated: together && householdFor(together, audience),
  };
}
