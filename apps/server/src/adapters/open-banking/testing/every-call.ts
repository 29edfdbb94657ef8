import type { ConsentRequest, OpenBankingProvider } from '../port.ts';

export const psu = { ipAddress: '203.0.113.7', id: 'customer-1', corporateId: 'company-1' };
export const request: ConsentRequest = {
  institutionId: 'unicredit',
  applicationUserId: 'app-0a7c0001-nonce',
  callback: 'https://vesta.example/app/receive-yapily-callback',
  transactionsFrom: new Date('2026-08-01T00:00:00Z'),
  transactionsTo: new Date('2026-11-15T00:00:00Z'),
  expiresAt: new Date('2026-11-15T00:15:00Z'),
  psu,
};
const consentId = '149da283-2958-4128-9d72-e3a02e8bb83d';
const key = { consentId, institutionId: 'unicredit', applicationUserId: 'app-0a7c0001-nonce', psu };
const access = { token: 'token-of-a-consent', psu };
const method = { id: '944', type: 'PUSH_OTP', description: 'SecureSIGN', information: null };
const page = { accountId: 'a 1/2', from: request.transactionsFrom, before: request.transactionsTo, offset: 1000 };

/** Every call of the port, by name. */
export const everyCall: readonly (readonly [string, (provider: OpenBankingProvider) => Promise<unknown>])[] = [
  ['institutions', (p) => p.institutions()],
  ['startRedirect', (p) => p.startRedirect(request)],
  ['startPreAuthorisation', (p) => p.startPreAuthorisation(request)],
  ['continueAfterPreAuthorisation', (p) => p.continueAfterPreAuthorisation(request, 'pre-token')],
  ['startEmbedded', (p) => p.startEmbedded(request, { userId: 'mits', password: 'mits' })],
  ['chooseMethod', (p) => p.chooseMethod(key, method)],
  ['enterCode', (p) => p.enterCode(key, '123456')],
  ['consent', (p) => p.consent(consentId)],
  ['exchangeOneTimeToken', (p) => p.exchangeOneTimeToken('one-time')],
  ['deleteConsent', (p) => p.deleteConsent(consentId)],
  ['accounts', (p) => p.accounts(access)],
  ['identity', (p) => p.identity(access)],
  ['transactions', (p) => p.transactions(access, page)],
];
