import { Readable } from 'node:stream';
import type { Language } from '@vesta/domain/languages';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { files, reportFiles, reports } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { householdReleaseOf } from '../household-release/household-release-of.ts';
import { aggregateHousehold } from './aggregate-household.ts';
import { isHeld } from './hidden-report.ts';
import { loadSubject } from './load-subject.ts';
import { makePdf } from './make-pdf.ts';
import { openReport } from './stored-report.ts';
import { tellApplicant } from './tell-applicant.ts';

type Needs = Pick<
  House,
  'database' | 'vault' | 'clock' | 'config' | 'files' | 'queue' | 'reportKeys' | 'random' | 'printer' | 'timestamp'
>;

async function load(house: Needs, reportFileId: string) {
  const [row] = await house.database.orm
    .select()
    .from(reportFiles)
    .innerJoin(reports, eq(reports.id, reportFiles.reportId))
    .where(eq(reportFiles.id, reportFileId));
  const subject = row && (await loadSubject(house, row.reports.applicationId));
  return row && subject ? { file: row.report_files, stored: openReport(house, row.reports), subject } : null;
}

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

async function bytesOf(house: Needs, { file, stored, subject }: Loaded): Promise<Buffer> {
  const household = await aggregateHousehold(house, subject, stored);
  const wish = {
    subject,
    stored,
    shown: (file.scope === 'aggregated' && household) || stored.report,
    household,
    language: file.language as Language,
    issuedTo: null,
  };
  return Buffer.from(await makePdf(house, wish));
}

/** Whoever reads the report in another language gets another paper, but no news: of a report one hears once. */
async function isFirstPaper(tx: Transaction, { id, reportId, scope }: Loaded['file']): Promise<boolean> {
  // Two languages may be ready at the same moment: one of them waits here for the other.
  await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, reportId)).for('update');
  const [other] = await tx
    .select({ id: reportFiles.id })
    .from(reportFiles)
    .where(
      and(
        eq(reportFiles.reportId, reportId),
        eq(reportFiles.scope, scope),
        eq(reportFiles.status, 'ready'),
        ne(reportFiles.id, id),
      ),
    )
    .limit(1);
  return other === undefined;
}

/** Makes the paper of a report and lays it away, once; whoever comes second finds it made. */
export async function printReportFile(house: Needs, reportFileId: string): Promise<void> {
  const loaded = await load(house, reportFileId);
  if (!loaded || loaded.file.status === 'ready') return;
  const written = await house.files.write(Readable.from([await bytesOf(house, loaded)]), {
    maxBytes: MAX_UPLOAD_BYTES,
  });
  const share = await householdReleaseOf(house, loaded.subject);
  const askedBy = share && share.released_at === null ? share.asked_by : null;
  const isOurs = await inTransaction(house.database, async (tx) => {
    const now = house.clock.now();
    const [row] = await tx.select().from(reportFiles).where(eq(reportFiles.id, reportFileId)).for('update');
    if (!row || row.status === 'ready') return false;
    const [file] = await tx
      .insert(files)
      .values({
        ...written,
        sha256: Buffer.from(written.sha256),
        applicationId: loaded.subject.applicationId,
        contentType: 'application/pdf',
        createdAt: now,
      })
      .returning({ id: files.id });
    if (!file) throw new Error('a report has no file');
    await tx
      .update(reportFiles)
      .set({ status: 'ready', fileId: file.id, readyAt: now })
      .where(eq(reportFiles.id, reportFileId));
    // Of a report that is held its owner hears once it no longer is.
    if (row.scope === 'single' && !isHeld(loaded.subject) && (await isFirstPaper(tx, row)))
      await tellApplicant(house, tx, loaded.subject, loaded.stored, file.id, askedBy);
    return true;
  }).catch(async (error) => {
    await house.files.delete(written).catch(() => undefined);
    throw error;
  });
  if (!isOurs) await house.files.delete(written).catch(() => undefined);
}

/** After the last attempt: whoever waits is told, and may ask again. */
export const giveUpPrinting = async ({ database }: Pick<House, 'database'>, reportFileId: string): Promise<void> => {
  await database.orm
    .update(reportFiles)
    .set({ status: 'failed' })
    .where(and(eq(reportFiles.id, reportFileId), eq(reportFiles.status, 'waiting')));
};
