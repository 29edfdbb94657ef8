import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import type { Report } from '@vesta/domain/report/report';
import { buildReport } from '@vesta/engine/report/build-report';
import { and, eq } from 'drizzle-orm';
import { applications, reports } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { newUuid } from '../../lib/random.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { recordAct } from '../audit/record.ts';
import { openDoubts } from '../review/open-doubts.ts';
import { announce } from '../webhooks/announce.ts';
import { digestInputs } from './digest-inputs.ts';
import { loadCompanions } from './household.ts';
import { householdThen } from './household-then.ts';
import type { HouseholdThen } from './kept-household.ts';
import type { Subject } from './load-subject.ts';
import { orderPdf } from './order-pdf.ts';
import { gatherInputs, type Inputs } from './report-input.ts';
import { isStanding, openReport, type StoredReport, sealReport } from './stored-report.ts';

const DAY_MS = 86_400_000;

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock' | 'random' | 'queue'>;

async function find({ database }: Needs, applicationId: string, digest: Buffer) {
  const [row] = await database.orm
    .select()
    .from(reports)
    .where(and(eq(reports.applicationId, applicationId), eq(reports.inputsDigest, digest)));
  return row ?? null;
}

async function keep(
  house: Needs,
  subject: Subject,
  digest: Buffer,
  made: { report: Report; inputs: Inputs; household: HouseholdThen | null },
): Promise<void> {
  const { report, inputs, household } = made;
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    await lockLiving(tx, subject.applicationId);
    const added = await tx
      .insert(reports)
      .values({
        id: report.report_id,
        applicationId: subject.applicationId,
        kind: report.kind,
        modelVersion: report.model.name,
        inputsDigest: digest,
        modelSealed: sealReport(house, report, household),
        generatedAt: now,
        expiresAt: new Date(now.getTime() + REPORT_VALID_DAYS * DAY_MS),
        createdAt: now,
      })
      // Two windows at once make one report.
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (added.length === 0) return;
    await openDoubts(tx, now, subject.applicationId, inputs.findings);
    const own = eq(applications.id, subject.applicationId);
    const [before] = await tx.select({ completedAt: applications.completedAt }).from(applications).where(own);
    await tx.update(applications).set({ completedAt: now }).where(own);
    if (!before?.completedAt) await announce(house, tx, 'application.completed', subject.applicationId);
    await orderPdf(house, tx, { reportId: report.report_id, scope: 'single', language: subject.language });
    await recordAct(tx, now, {
      actorKind: 'system',
      actorId: null,
      action: 'report.made',
      applicationId: subject.applicationId,
      subjectId: report.report_id,
    });
  });
}

type Gathered = { inputs: Inputs; household: HouseholdThen | null };

async function made(house: Needs, subject: Subject, gathered: Gathered, digest: Buffer): Promise<StoredReport> {
  const report = buildReport({ ...gathered.inputs, reportId: newUuid(house.random) });
  await keep(house, subject, digest, { report, ...gathered });
  const row = await find(house, subject.applicationId, digest);
  if (!row) throw new Error('a report that was just made is not there');
  return openReport(house, row);
}

/** The report on today's evidence: the one there is, as long as it holds, and a new one otherwise. */
export async function ensureReport(house: Needs, subject: Subject): Promise<StoredReport> {
  const companions = await loadCompanions(house, subject);
  const inputs = await gatherInputs(house, subject, companions);
  const household = householdThen(subject, companions, inputs);
  for (let renewal = 0; ; renewal += 1) {
    const digest = digestInputs(inputs, household, renewal);
    const row = await find(house, subject.applicationId, digest);
    if (!row) return made(house, subject, { inputs, household }, digest);
    if (isStanding(row, house.clock.now())) return openReport(house, row);
  }
}
