import { QUERY_APPLICATION_ID } from '@vesta/domain/headers';
import type { Language } from '@vesta/domain/languages';
import type { PdfAnswer } from '@vesta/domain/report-answer';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import { reports } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { requireReportReady } from '../workflow/require-report-ready.ts';
import { loadSubject } from './load-subject.ts';
import { mayDownload } from './may-download.ts';
import { orderPdf } from './order-pdf.ts';
import type { ReportScope } from './print-report.job.ts';

type Needs = Pick<House, 'database' | 'vault' | 'queue' | 'clock'>;
type Asking = Access & { application: OwnApplication };

async function ownReport({ database }: Needs, { application }: Asking, reportId: string): Promise<string> {
  const [row] = isUuid(reportId)
    ? await database.orm
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.id, reportId), eq(reports.applicationId, application.id)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not a report of this application' });
  return row.id;
}

/** Orders the paper of an own report if nobody has yet, and answers how far it is. The link is for those who may have it. */
export async function pdfLink(
  house: Needs,
  access: Asking,
  { reportId, scope, language }: { reportId: string; scope: ReportScope; language: Language },
): Promise<PdfAnswer> {
  await requireReportReady(house, access, language);
  const id = await ownReport(house, access, reportId);
  const subject = await loadSubject(house, access.application.id);
  const row = await inTransaction(house.database, (tx) => orderPdf(house, tx, { reportId: id, scope, language }));
  const isOpen = row.fileId !== null && subject !== null && mayDownload(access, subject);
  const link = isOpen ? `/api/v1/files/${row.fileId}?${QUERY_APPLICATION_ID}=${access.application.id}` : null;
  return {
    success: true,
    status: row.status as PdfAnswer['status'],
    ready: row.status === 'ready',
    link,
    pdf_link: link,
  };
}
