import type { FactCorrection } from '@vesta/domain/documents/reading';
import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { assertFits, changed } from '../documents/correct-fact.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { ownDocument } from '../documents/own-document.ts';
import { caseInHand } from './find-case.ts';
import { openReviewed, sealReviewed } from './reviewed-values.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock'>;

/** A value that was misread, put right by a person: from now on it counts. What was read is kept; null takes it back. */
export async function correctValue(
  house: Needs,
  { staffId, caseId, paperId }: { staffId: string; caseId: string; paperId: string },
  correction: FactCorrection,
): Promise<void> {
  const now = house.clock.now();
  const applicationId = await inTransaction(house.database, async (tx) => {
    const row = await caseInHand(tx, caseId, staffId, now);
    const paper = await ownDocument(tx, row.applicationId, paperId).catch(() => null);
    if (!paper || paper.deletedAt) throw new AppError('NOT_FOUND', { detail: 'not a paper of this case' });
    assertFits(house, paper, correction);
    const next = changed(openReviewed(house, paper.reviewedSealed), correction);
    await tx
      .update(documents)
      .set({ reviewedSealed: sealReviewed(house, next) })
      .where(eq(documents.id, paper.id));
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: correction.value === null ? 'review.value-restored' : 'review.value-corrected',
      applicationId: row.applicationId,
      subjectId: caseId,
      data: { fact: correction.key, document: paper.id },
    });
    return row.applicationId;
  });
  await judgePapers(house, applicationId, { anew: true });
}
