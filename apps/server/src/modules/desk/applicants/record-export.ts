import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import type { DeskListing } from '@vesta/domain/desk/listings';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';

/** Figures that leave the house in a file are written down for each of those whom they are about. */
export async function recordExport(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { staff }: Member,
  { listing, applicants }: { listing: DeskListing; applicants: readonly DeskApplicant[] },
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    for (const { id, figures } of applicants) {
      if (!figures) continue;
      await recordAct(tx, now, {
        actorKind: 'staff',
        actorId: staff.id,
        action: 'report.exported',
        applicationId: id,
        subjectId: listing.id,
      });
    }
  });
}
