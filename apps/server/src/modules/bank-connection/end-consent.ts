import { eq } from 'drizzle-orm';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { ConsentRow } from './consent-row.ts';

/** Tells the provider that a consent is over. Where that fails, the sweeper tries again. */
export async function endConsent(
  house: Pick<House, 'openBanking' | 'database' | 'clock' | 'log'>,
  { id, providerConsentId }: Pick<ConsentRow, 'id' | 'providerConsentId'>,
): Promise<boolean> {
  try {
    if (providerConsentId !== null) await house.openBanking.deleteConsent(providerConsentId);
  } catch (error) {
    if (!(error instanceof OpenBankingError)) throw error;
    house.log.warn({ reason: error.reason, tracingId: error.tracingId }, 'a consent could not be ended yet');
    return false;
  }
  await house.database.orm.update(bankConsents).set({ endedAt: house.clock.now() }).where(eq(bankConsents.id, id));
  return true;
}
