import { inTransaction } from '../../db/transaction.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import { noteErased } from '../applications/erased-list.ts';
import { recordAct } from '../audit/record.ts';
import type { RetentionNeeds } from './retention-rule.ts';

/** Erases one application whose time is over, with its own line in the record. False where somebody else was first. */
export async function eraseForTerm(house: RetentionNeeds, applicationId: string): Promise<boolean> {
  const now = house.clock.now();
  const erased = await inTransaction(house.database, async (tx) => {
    const gone = await eraseApplication(house, tx, applicationId, now);
    if (!gone) return null;
    await recordAct(tx, now, {
      actorKind: 'system',
      actorId: null,
      action: 'application.retention-ended',
      applicationId,
      data: { documents: gone.documents, files: gone.files.length },
    });
    return gone;
  });
  if (!erased) return false;
  // Without its key a file is noise already; what the storage does not remove now, the sweeper does.
  await Promise.allSettled(erased.files.map((file) => house.files.delete(file)));
  await noteErased(house, [{ kind: 'application', id: applicationId }]);
  return true;
}
