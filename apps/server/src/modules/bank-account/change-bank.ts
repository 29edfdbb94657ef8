import { bankNameOf } from '@vesta/engine/banks/bank-of-iban';
import { eq } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';
import { sealBank } from '../documents/chosen-bank.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { ownDocument } from '../documents/own-document.ts';

/** Puts a statement under another bank than it was handed in for, and asks the rules again. Nothing is uploaded anew. */
export async function changeBank(
  house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  documentId: string,
  abi: string,
): Promise<void> {
  const name = bankNameOf(abi);
  if (name === null) throw new AppError('VALIDATION', { detail: 'no bank of this number' });
  await inTransaction(house.database, async (tx) => {
    const row = await ownDocument(tx, application.id, documentId);
    if (row.deletedAt || row.type !== 'bank_statement')
      throw new AppError('VALIDATION', { detail: 'no statement to put under another bank' });
    await tx
      .update(documents)
      .set({ bankSealed: sealBank(house, { abi, name }), bankIsNotInList: false })
      .where(eq(documents.id, row.id));
    await recordAct(tx, house.clock.now(), {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'document.bank-changed',
      applicationId: application.id,
      subjectId: row.id,
    });
  });
  await judgePapers(house, application.id);
}
