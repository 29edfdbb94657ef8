import type { EmbeddedAnswer } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { EmbeddedRequest } from '@vesta/domain/bank-connection/requests';
import { eq } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { askBank } from './ask-bank.ts';
import { type Asking, beginConsent, connectableBank, consentRequest, psuOf } from './begin-consent.ts';
import { sealSecret } from './consent-row.ts';
import { failConsent } from './fail-consent.ts';

type Needs = Pick<House, 'openBanking' | 'clock' | 'log' | 'database' | 'vault' | 'random'>;

/** Begins a connection with what the person types on our page. It goes to the bank with this one call, and nowhere else. */
export async function startEmbedded(house: Needs, asking: Asking, request: EmbeddedRequest): Promise<EmbeddedAnswer> {
  const found = await connectableBank(house, asking, request.bank_id);
  if (found.institution.authType !== 'embedded')
    throw new AppError('VALIDATION', { detail: 'this bank asks on its own page' });
  const psu = psuOf(found.institution, request.psu_data, asking);
  const row = await beginConsent(house, asking, { found, psu, status: 'pending', agreed: request.consent_accepted });
  const { callback: _callback, ...wanted } = consentRequest(house, asking, row, psu);
  const credentials = { userId: request.bank_user_id.trim(), password: request.bank_password };
  const consent = await askBank(
    house,
    'BANK_SIGN_IN_FAILED',
    () => house.openBanking.startEmbedded(wanted, credentials),
    () => failConsent(house, row.id, BANK_ERRORS.authentication),
  );
  const { methods, selectedMethod } = consent;
  const offered = methods.length > 0 ? methods : selectedMethod ? [selectedMethod] : [];
  await house.database.orm
    .update(bankConsents)
    .set({
      providerConsentId: consent.id,
      secretSealed: sealSecret(house, { token: null, handle: null, psu, methods: offered }),
    })
    .where(eq(bankConsents.id, row.id));
  return {
    success: true,
    consent_id: row.id,
    sca_methods: offered,
    show_choices: consent.status === 'awaiting-method',
    decoupled: consent.status !== 'awaiting-method' && consent.status !== 'awaiting-code',
  };
}
