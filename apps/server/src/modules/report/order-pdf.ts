import type { Language } from '@vesta/domain/languages';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reportFiles } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { printReport, type ReportScope } from './print-report.job.ts';

export interface PdfOrder {
  reportId: string;
  scope: ReportScope;
  language: Language;
}

/** Asks for a report on paper, once per language; what has failed for good is tried anew. */
export async function orderPdf({ queue, clock }: Pick<House, 'queue' | 'clock'>, tx: Transaction, order: PdfOrder) {
  const [row] = await tx
    .insert(reportFiles)
    .values({ ...order, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [reportFiles.reportId, reportFiles.scope, reportFiles.language],
      set: { status: sql`case when ${reportFiles.status} = 'failed' then 'waiting' else ${reportFiles.status} end` },
    })
    .returning({ id: reportFiles.id, status: reportFiles.status, fileId: reportFiles.fileId });
  if (!row) throw new Error('a report file has no row');
  if (row.status === 'waiting') await queue.enqueue(printReport, { reportFileId: row.id }, { tx });
  return row;
}
