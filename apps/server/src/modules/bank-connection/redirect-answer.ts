import type { RedirectAnswer } from '@vesta/domain/bank-connection/answers';
import type { BankConsent } from '../../adapters/open-banking/port.ts';
import type { ConsentRow } from './consent-row.ts';

/** Only a web address is handed on: what a bank sends is opened in the person's browser. */
const webAddress = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null);

/** Where to go, or that the bank asks in its app. */
export function redirectAnswerOf({ id }: ConsentRow, { authorisationUrl }: BankConsent): RedirectAnswer {
  const authorization_url = webAddress(authorisationUrl);
  return { success: true, consent_id: id, authorization_url, decoupled_auth: authorization_url === null };
}
