import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../lib/clock.ts';
import { createOpenBanking } from '../index.ts';
import type { BankConsent, ConsentRequest, OpenBankingProvider, Psu } from '../port.ts';

export const noPsu: Psu = { ipAddress: '203.0.113.7', id: null, corporateId: null };
const DAY_MS = 86_400_000;

/** The sandbox and the adapter that speaks with it, with the words to be a person at a bank. */
export async function sandboxWalk(clock: Clock) {
  const waited: number[] = [];
  const wait = async (ms: number) => {
    waited.push(ms);
  };
  const { provider, sandbox } = createOpenBanking(null, { clock, random: randomBytes, wait });
  if (!sandbox) throw new Error('no sandbox');
  const { baseUrl } = await sandbox.settings();
  const request = (institutionId: string, more: Partial<ConsentRequest> = {}): ConsentRequest => ({
    institutionId,
    applicationUserId: 'app-1-nonce',
    callback: 'https://vesta.example/app-1/receive-yapily-callback',
    transactionsFrom: new Date(clock.now().getTime() - 100 * DAY_MS),
    transactionsTo: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 900_000),
    psu: noPsu,
    ...more,
  });
  /** Our host stands before the page that runs on the machine. */
  const atPage = (consent: BankConsent): string => {
    const { pathname } = new URL(consent.authorisationUrl ?? 'none:');
    return `${baseUrl}${pathname}`;
  };
  const post = (page: string, form: Record<string, string> | [string, string][]) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  /** Signs in, types the code, chooses every account, and answers where the bank sends the person back to. */
  async function agree(consent: BankConsent, user = 'giulia'): Promise<URL> {
    const page = atPage(consent);
    await post(page, { act: 'sign-in', user, password: 'demo' });
    const shown = await (await post(page, { act: 'code', code: '123456' })).text();
    const accounts = [...shown.matchAll(/name="account" value="(\w+)"/g)].map(([, id = '']): [string, string] => [
      'account',
      id,
    ]);
    const answer = await post(page, [['act', 'approve'], ...accounts]);
    return new URL(answer.headers.get('location') ?? 'none:');
  }

  /** The token after all of it, by the way of the bank. */
  async function connected(bank: string, user = 'giulia', psu = noPsu): Promise<{ token: string; psu: Psu }> {
    const consent = await provider.startRedirect(request(bank, { psu }));
    await agree(consent, user);
    const after = await provider.consent(consent.id);
    if (!after?.token) throw new Error('not authorised');
    return { token: after.token, psu };
  }

  return {
    provider: provider as OpenBankingProvider,
    request,
    atPage,
    post,
    agree,
    connected,
    waited,
    close: sandbox.close,
  };
}
