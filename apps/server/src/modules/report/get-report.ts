import type { Language } from '@vesta/domain/languages';
import type { ReportAnswer } from '@vesta/domain/report-answer';
import { changesBetween } from '@vesta/engine/report/changes-between';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { documents, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { translate } from '../../lib/translate.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { householdReleaseOf } from '../household-release/household-release-of.ts';
import { assertPaid } from '../payment/assert-paid.ts';
import { hasReceipt } from '../receipts/has-receipt.ts';
import { requireReportReady } from '../workflow/require-report-ready.ts';
import { aggregateHousehold } from './aggregate-household.ts';
import { ensureReport } from './ensure-report.ts';
import { isHeld, isHidden } from './hidden-report.ts';
import { householdChanges } from './household-changes.ts';
import { loadSubject } from './load-subject.ts';
import { mayDownload } from './may-download.ts';
import { sayReport } from './say-report.ts';
import { openReport, type StoredReport } from './stored-report.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'random' | 'queue'>;
type Asking = Access & { application: OwnApplication };

const nothing = {
  report: null,
  aggregated: null,
  has_household: false,
  awaited: [],
  reportId: null,
  report_id: null,
  changes: [],
  valid_until: null,
};

async function isProcessing({ database }: Needs, applicationId: string): Promise<boolean> {
  const rows = await database.orm
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.applicationId, applicationId),
        isNull(documents.deletedAt),
        eq(documents.parseStatus, 'processing'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The report before this one, whatever became of it. */
async function previousOf(
  house: Needs,
  { id, applicationId, generatedAt }: StoredReport,
): Promise<StoredReport | null> {
  const [row] = await house.database.orm
    .select()
    .from(reports)
    .where(and(eq(reports.applicationId, applicationId), lt(reports.generatedAt, generatedAt)))
    .orderBy(desc(reports.generatedAt))
    .limit(1);
  return row && row.id !== id ? openReport(house, row) : null;
}

/** The report on today's evidence, made now if there is none. Refused until it is paid for and every step is done. */
export async function getReport(house: Needs, access: Asking, language: Language): Promise<ReportAnswer> {
  await assertPaid(house, access);
  const subject = await loadSubject(house, access.application.id);
  if (!subject) throw new AppError('UNAUTHORIZED', { detail: 'the application is gone' });
  const hidden = isHidden(subject);
  const householdRelease = await householdReleaseOf(house, subject);
  const frame = {
    success: true as const,
    hideReport: hidden,
    hide_report: hidden,
    message: isHeld(subject) ? translate(language, 'System.ReportHeld') : null,
    can_download: mayDownload(access, subject),
    sent_to: hidden && !isHeld(subject) ? subject.profile.email : null,
    household_release: householdRelease,
    has_receipt: await hasReceipt(house, subject.applicationId),
  };
  if (await isProcessing(house, subject.applicationId)) return { ...frame, ...nothing, processing: true };
  await requireReportReady(house, access, language);
  const stored = await ensureReport(house, subject);
  await recordAct(house.database.orm, house.clock.now(), {
    actorKind: 'applicant',
    actorId: access.user.id,
    action: 'report.viewed',
    applicationId: subject.applicationId,
    subjectId: stored.id,
  });
  const aggregated = await aggregateHousehold(house, subject, stored);
  const previous = hidden ? null : await previousOf(house, stored);
  return {
    ...frame,
    processing: false,
    reportId: stored.id,
    report_id: stored.id,
    valid_until: stored.expiresAt.toISOString(),
    report: hidden ? null : sayReport(stored.report, language),
    aggregated: hidden ? null : aggregated,
    has_household: aggregated !== null,
    awaited: aggregated?.members.filter(({ pending }) => pending).map(({ fullname }) => fullname) ?? [],
    changes: hidden
      ? []
      : [
          ...(await householdChanges(house, subject, { stored, previous, now: aggregated })),
          ...(previous ? changesBetween(previous.report, stored.report) : []),
        ],
  };
}
