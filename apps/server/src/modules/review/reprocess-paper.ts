import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { ownDocument } from '../documents/own-document.ts';
import { parseDocument } from '../documents/parse-document.job.ts';
import { caseInHand } from './find-case.ts';

/** Has a paper read once more, as if it had just come. Values that a person put right are taken back: they were of the old reading. */
export async function reprocessPaper(
  house: Pick<House, 'database' | 'clock' | 'queue'>,
  { staffId, caseId, paperId }: { staffId: string; caseId: string; paperId: string },
): Promise<void> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const row = await caseInHand(tx, caseId, staffId, now);
    const paper = await ownDocument(tx, row.applicationId, paperId).catch(() => null);
    if (!paper || paper.deletedAt || !paper.fileId)
      throw new AppError('NOT_FOUND', { detail: 'not a paper that can be read again' });
    await tx
      .update(documents)
      .set({ parseStatus: 'processing', attempts: 0, mishaps: 0, reviewedSealed: null })
      .where(eq(documents.id, paper.id));
    await house.queue.enqueue(parseDocument, { documentId: paper.id }, { tx });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: 'review.reprocessed',
      applicationId: row.applicationId,
      subjectId: caseId,
      data: { document: paper.id },
    });
  });
}
