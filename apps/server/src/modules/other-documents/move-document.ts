import { placeOfPaper } from '@vesta/domain/documents/place-of-paper';
import type { DocumentType } from '@vesta/domain/documents/types';
import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { loadApplicant } from '../documents/load-applicant.ts';
import { ownDocument } from '../documents/own-document.ts';
import { shownPlaces } from '../documents/shown-places.ts';
import { bankOnPaper, placeColumns, readAs } from '../documents/sort-paper.ts';
import { openReading, sealReading } from '../documents/stored-reading.ts';

/** Puts a paper that was handed in at the wrong place where it belongs. Nothing is uploaded anew. */
export async function moveDocument(
  house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  type: DocumentType,
): Promise<void> {
  const loaded = await loadApplicant(house, application.id);
  await inTransaction(house.database, async (tx) => {
    const row = await ownDocument(tx, application.id, documentId);
    const reading = !row.deletedAt && row.inspectionSealed ? openReading(house, row.inspectionSealed) : null;
    // Nobody makes a payslip of an invoice: a paper goes only where it was found to belong.
    if (!loaded || !reading || placeOfPaper(reading.type, shownPlaces(loaded)) !== type)
      throw new AppError('VALIDATION', { detail: 'the paper does not belong there' });
    await tx
      .update(documents)
      .set({
        ...(type === 'bank_statement' ? placeColumns(house, { type, ...bankOnPaper(reading) }) : { type }),
        inspectionSealed: sealReading(house, readAs(reading, type)),
      })
      .where(eq(documents.id, row.id));
    await recordAct(tx, house.clock.now(), {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'document.moved',
      applicationId: application.id,
      subjectId: row.id,
      data: { from: row.type, to: type },
    });
  });
  await judgePapers(house, application.id);
}
