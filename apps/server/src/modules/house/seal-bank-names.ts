import { eq, isNotNull, or } from 'drizzle-orm';
import { bankConsents, documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { bankOf, sealConsentBank } from '../bank-connection/consent-bank.ts';
import { openBank, sealBank } from '../documents/chosen-bank.ts';

type Needs = Pick<House, 'database' | 'vault'>;
const BATCH = 500;
const open = { institutionId: null, bankAbi: null, bankName: null };

async function sealDocuments(house: Needs): Promise<number> {
  const rows = await house.database.orm
    .select({
      id: documents.id,
      bankSealed: documents.bankSealed,
      bankAbi: documents.bankAbi,
      bankName: documents.bankName,
    })
    .from(documents)
    .where(or(isNotNull(documents.bankAbi), isNotNull(documents.bankName)))
    .limit(BATCH);
  for (const row of rows)
    await house.database.orm
      .update(documents)
      .set({ bankSealed: sealBank(house, openBank(house, row)), bankAbi: null, bankName: null })
      .where(eq(documents.id, row.id));
  return rows.length;
}

async function sealConsents(house: Needs): Promise<number> {
  const rows = await house.database.orm
    .select()
    .from(bankConsents)
    .where(or(isNotNull(bankConsents.institutionId), isNotNull(bankConsents.bankName)))
    .limit(BATCH);
  for (const row of rows)
    await house.database.orm
      .update(bankConsents)
      .set({ ...open, bankSealed: sealConsentBank(house, bankOf(house, row)) })
      .where(eq(bankConsents.id, row.id));
  return rows.length;
}

/** Earlier versions kept the bank of a paper and of a connection in the open. What is left of that is sealed. */
export async function sealBankNames(house: Needs): Promise<void> {
  while ((await sealDocuments(house)) === BATCH);
  while ((await sealConsents(house)) === BATCH);
}
