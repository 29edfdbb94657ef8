import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { CallbackRequest } from '@vesta/domain/bank-connection/requests';
import { eq } from 'drizzle-orm';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { lookAtConsent } from './auth-status.ts';
import { bankOf } from './consent-bank.ts';
import { isPending } from './consent-state.ts';
import { failConsent } from './fail-consent.ts';

type Needs = Pick<House, 'openBanking' | 'database' | 'vault' | 'clock' | 'log' | 'random'>;

/** A token that works once is spent here, so that nobody else can; what it opens we learn from the provider anyway. */
async function spend(house: Needs, oneTimeToken: string | null): Promise<void> {
  if (oneTimeToken === null) return;
  try {
    await house.openBanking.exchangeOneTimeToken(oneTimeToken);
  } catch (error) {
    if (!(error instanceof OpenBankingError)) throw error;
    house.log.warn({ reason: error.reason, tracingId: error.tracingId }, 'a one-time token was not taken');
  }
}

/**
 * Takes the news that somebody came back from their bank, from whatever browser. Nothing in it is believed: it only
 * says which consent to look at, by a name that cannot be guessed, and the provider says how that one stands. Whatever
 * does not fit is passed over in silence, so that nobody learns from the answer what exists.
 */
export async function receiveCallback(house: Needs, posted: CallbackRequest): Promise<void> {
  const name = posted.application_user_id ?? '';
  const [row] =
    name === ''
      ? []
      : await house.database.orm.select().from(bankConsents).where(eq(bankConsents.applicationUserId, name));
  if (!row || !isPending(row.status) || row.expiresAt <= house.clock.now()) return;
  if (posted.institution && posted.institution !== bankOf(house, row).institution) return;
  await spend(house, posted.one_time_token ?? null);
  const next = await lookAtConsent(house, row);
  // Some banks send people back with a no and leave the consent open; it would wait in vain.
  if (posted.error && isPending(next.status)) await failConsent(house, row.id, BANK_ERRORS.authentication);
}
