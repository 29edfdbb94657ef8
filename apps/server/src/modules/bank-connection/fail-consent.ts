import type { BankErrorKey } from '@vesta/domain/bank-connection/errors';
import { and, eq, notInArray } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Ends a consent that came to nothing, and forgets its secrets. What was fetched stays fetched. */
export async function failConsent(
  { database }: Pick<House, 'database'>,
  consentId: string,
  errorKey: BankErrorKey,
): Promise<void> {
  await database.orm
    .update(bankConsents)
    .set({ status: 'failed', errorKey, secretSealed: null })
    .where(and(eq(bankConsents.id, consentId), notInArray(bankConsents.status, ['fetched', 'failed'])));
}
