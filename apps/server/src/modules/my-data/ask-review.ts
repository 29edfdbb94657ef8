import type { ReviewForm } from '@vesta/domain/my-data/forms';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { recordAct } from '../audit/record.ts';
import { ownDocument } from '../documents/own-document.ts';
import { fileReview } from './file-review.ts';
import { requireOwn } from './require-own.ts';

/** The person contests what was found, and is answered by a person. */
export async function askReview(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  userId: string,
  applicationId: string,
  { document_id: documentId = null, rule = null, text }: ReviewForm,
): Promise<string> {
  await requireOwn(house, userId, applicationId);
  return inTransaction(house.database, async (tx) => {
    await lockLiving(tx, applicationId);
    if (documentId !== null) {
      const document = await ownDocument(tx, applicationId, documentId);
      if (document.deletedAt) throw new AppError('NOT_FOUND', { detail: 'the paper is gone' });
    }
    const id = await fileReview(house, tx, { applicationId, documentId, rule, text });
    await recordAct(tx, house.clock.now(), {
      actorKind: 'applicant',
      actorId: userId,
      action: 'review.asked',
      applicationId,
      subjectId: id,
      data: { rule },
    });
    return id;
  });
}
