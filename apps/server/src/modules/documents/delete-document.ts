import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { documents, files } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { cancelJobs } from '../../jobs/cancel-jobs.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { ERASED_LABEL, sealLabel } from './label.ts';
import { orderRecheck } from './order-recheck.ts';
import { ownDocument } from './own-document.ts';
import { parseDocument } from './parse-document.job.ts';

type Needs = Pick<House, 'files' | 'database' | 'clock' | 'vault' | 'queue'>;
/** Whose paper it is. */
type Owner = { readonly user: Pick<Access['user'], 'id'>; readonly application: Pick<OwnApplication, 'id'> };

/** Erases a paper within the act of something else, and answers what is left to remove from the storage. */
export async function eraseDocument(
  house: Needs,
  tx: Transaction,
  { user, application }: Owner,
  row: Pick<typeof documents.$inferSelect, 'id' | 'type' | 'fileId'>,
) {
  const now = house.clock.now();
  await tx
    .update(documents)
    .set({
      deletedAt: now,
      fileId: null,
      labelSealed: sealLabel(house, ERASED_LABEL),
      bankSealed: null,
      bankAbi: null,
      bankName: null,
      messageDataSealed: null,
      inspectionSealed: null,
      correctionsSealed: null,
      explanationSealed: null,
      sha256: null,
      textIndex: null,
      numberIndex: null,
    })
    .where(eq(documents.id, row.id));
  await cancelJobs(tx, parseDocument, row.id);
  await orderRecheck(house, tx, application.id, { anew: true });
  await recordAct(tx, now, {
    actorKind: 'applicant',
    actorId: user.id,
    action: 'document.deleted',
    applicationId: application.id,
    subjectId: row.id,
    data: { type: row.type },
  });
  if (!row.fileId) return [];
  return tx.delete(files).where(eq(files.id, row.fileId)).returning({ storageKey: files.storageKey });
}

/** Without its key a file is noise already; what the storage does not remove now, the sweeper does. */
export async function removeBytes(house: Needs, stored: Awaited<ReturnType<typeof eraseDocument>>): Promise<void> {
  await Promise.allSettled(stored.map((file) => house.files.delete(file)));
}

/** Erases a paper and its bytes, also while it is being read. An empty row stays, so that a second press does no harm. */
export async function deleteDocument(house: Needs, owner: Owner, documentId: string | undefined): Promise<void> {
  const stored = await inTransaction(house.database, async (tx) => {
    const row = await ownDocument(tx, owner.application.id, documentId);
    return row.deletedAt ? [] : eraseDocument(house, tx, owner, row);
  });
  await removeBytes(house, stored);
}
