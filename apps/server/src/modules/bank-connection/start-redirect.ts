import type { RedirectAnswer } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { RedirectRequest } from '@vesta/domain/bank-connection/requests';
import { eq } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { askBank } from './ask-bank.ts';
import { type Asking, beginConsent, connectableBank, consentRequest, psuOf } from './begin-consent.ts';
import { continuePreAuth } from './continue-pre-auth.ts';
import { failConsent } from './fail-consent.ts';
import { redirectAnswerOf } from './redirect-answer.ts';

type Needs = Pick<House, 'openBanking' | 'clock' | 'log' | 'database' | 'vault' | 'random'>;

/** Begins a connection at the bank's own page or app: the one way, or the first or second of two. */
export async function startRedirect(house: Needs, asking: Asking, request: RedirectRequest): Promise<RedirectAnswer> {
  const found = await connectableBank(house, asking, request.bank_id);
  const { authType } = found.institution;
  // How a bank lets people agree is not the caller's choice; a wrong guess would only fail at the bank.
  if (authType === 'embedded') throw new AppError('VALIDATION', { detail: 'this bank asks on our own page' });
  const psu = psuOf(found.institution, request.psu_data, asking);
  if (authType === 'pre_auth' && request.pre_auth_completed) return continuePreAuth(house, asking, found);
  const isFirstOfTwo = authType === 'pre_auth';
  const row = await beginConsent(house, asking, {
    found,
    psu,
    status: isFirstOfTwo ? 'pre-pending' : 'pending',
    agreed: request.consent_accepted,
  });
  const wanted = consentRequest(house, asking, row, psu);
  const consent = await askBank(
    house,
    'BANK_AUTH_FAILED',
    () => (isFirstOfTwo ? house.openBanking.startPreAuthorisation(wanted) : house.openBanking.startRedirect(wanted)),
    () => failConsent(house, row.id, BANK_ERRORS.authentication),
  );
  await house.database.orm
    .update(bankConsents)
    .set({ providerConsentId: consent.id })
    .where(eq(bankConsents.id, row.id));
  return redirectAnswerOf(row, consent);
}
