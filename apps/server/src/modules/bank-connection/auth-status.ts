import type { EmbeddedStatusAnswer, RedirectStatusAnswer } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { Language } from '@vesta/domain/languages';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import type { BankConsent } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { problemOf } from './bank-problem.ts';
import { type ConsentRow, openSecret, ownConsent } from './consent-row.ts';
import { authStatusOf, type ConsentState, isPending } from './consent-state.ts';
import { failConsent } from './fail-consent.ts';
import { takeConsent } from './take-consent.ts';

type Needs = Pick<House, 'openBanking' | 'database' | 'vault' | 'clock' | 'log' | 'random'>;
type Own = Access & { application: OwnApplication };

/** What the provider says now. One that is out of reach has not said no: the next poll asks again. */
async function saidNow(house: Needs, consentId: string): Promise<BankConsent | null | 'silent'> {
  try {
    return await house.openBanking.consent(consentId);
  } catch (error) {
    if (!(error instanceof OpenBankingError)) throw error;
    house.log.warn({ reason: error.reason, tracingId: error.tracingId }, 'a consent could not be looked up');
    return error.reason === 'consent' ? null : 'silent';
  }
}

/** Asks how a consent stands, if it can still move, and writes it down. */
export async function lookAtConsent(house: Needs, row: ConsentRow): Promise<ConsentRow> {
  if (!isPending(row.status)) return row;
  if (row.expiresAt <= house.clock.now() || row.providerConsentId === null) {
    // The provider's answer to the start may still be on its way to the other tab.
    if (row.expiresAt > house.clock.now()) return row;
    await failConsent(house, row.id, BANK_ERRORS.authentication);
    return { ...row, status: 'failed', errorKey: BANK_ERRORS.authentication };
  }
  const said = await saidNow(house, row.providerConsentId);
  return said === 'silent' ? row : takeConsent(house, row, said);
}

export async function redirectStatus(
  house: Needs,
  access: Own,
  consentId: string,
  language: Language,
): Promise<RedirectStatusAnswer> {
  const row = await lookAtConsent(house, await ownConsent(house.database.orm, access, consentId));
  const status = authStatusOf(row.status as ConsentState);
  const error = status === 'error' ? problemOf(row.errorKey ?? BANK_ERRORS.authentication, row, language) : null;
  return { success: true, status, error };
}

/** The same, with the handle by which the fetch may be asked for. */
export async function embeddedStatus(
  house: Needs,
  access: Own,
  consentId: string,
  language: Language,
): Promise<EmbeddedStatusAnswer> {
  const answer = await redirectStatus(house, access, consentId, language);
  const row = await ownConsent(house.database.orm, access, consentId);
  return { ...answer, consent_token: row.status === 'authorised' ? openSecret(house, row).handle : null };
}
