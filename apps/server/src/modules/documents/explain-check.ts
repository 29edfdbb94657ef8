import type { CheckExplanation } from '@vesta/domain/documents/reading';
import type { DocumentType } from '@vesta/domain/documents/types';
import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { fileReview } from '../my-data/file-review.ts';
import { openExplanations, sealExplanations } from './explanations.ts';
import { judgedRows } from './judged-rows.ts';
import { ownDocument } from './own-document.ts';
import { sayReading } from './say-reading.ts';
import { verdictColumns } from './verdict.ts';

/**
 * Keeps the applicant's words about a failed check for the reviewer. Where the rule is not blocking, the paper then
 * counts with a warning.
 */
export async function explainCheck(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  { rule, text }: CheckExplanation,
): Promise<void> {
  const now = house.clock.now();
  const rows = await judgedRows(house, application.id);
  const findings = rows.flatMap(({ reading }) => reading.findings);
  const isAbout = findings.some((finding) => finding.rule === rule && finding.papers.includes(documentId));
  await inTransaction(house.database, async (tx) => {
    const row = await ownDocument(tx, application.id, documentId);
    if (row.deletedAt || (rule !== null && !isAbout)) {
      throw new AppError('VALIDATION', { detail: 'no such check on this document' });
    }
    const others = openExplanations(house, row.explanationSealed).filter((known) => known.rule !== rule);
    const next = [...others, { rule, text, at: now.toISOString() }];
    const own = rows.find(({ id }) => id === row.id);
    const explained = next.flatMap((one) => one.rule ?? []);
    const document = { id: row.id, type: row.type as DocumentType, explained };
    await tx
      .update(documents)
      .set({
        explanationSealed: sealExplanations(house, next),
        ...(own ? verdictColumns(house, sayReading(document, own.reading, findings)) : {}),
      })
      .where(eq(documents.id, row.id));
    await fileReview(house, tx, { applicationId: application.id, documentId: row.id, rule, text });
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'document.explained',
      applicationId: application.id,
      subjectId: row.id,
      data: { rule },
    });
  });
}
