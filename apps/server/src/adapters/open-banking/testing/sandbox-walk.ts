import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../lib/clock.ts';
import type { BankConsent, ConsentRequest, OpenBankingProvider, Psu } from '../port.ts';
import { bankSandbox } from '../sandbox/bank-sandbox.ts';
import { yapilyProvider } from '../yapily/yapily-provider.ts';

export const noPsu: Psu = { ipAddress: '203.0.113.7', id: null, corporateId: null };
const DAY_MS = 86_400_000;

type Between = (way: { upstream: string }) => Promise<{ baseUrl: string; close: () => Promise<void> }>;

/** The sandbox and the adapter that speaks with it, if asked for through something between, and a person at a bank. */
export async function sandboxWalk(clock: Clock, between?: Between) {
  const waited: number[] = [];
  const wait = async (ms: number) => {
    waited.push(ms);
  };
  const sandbox = bankSandbox({ clock, random: randomBytes, wait });
  const settings = await sandbox.settings();
  const { baseUrl } = settings;
  const gate = await between?.({ upstream: baseUrl });
  const provider: OpenBankingProvider = yapilyProvider({
    name: 'sandbox',
    settings: { ...settings, baseUrl: gate?.baseUrl ?? baseUrl },
    wait,
  });
  const close = async () => {
    await gate?.close();
    await sandbox.close();
  };
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
    await post(page, { act: 'code', code: '123456' });
    const shown = await (await fetch(page)).text();
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
    provider,
    request,
    atPage,
    post,
    agree,
    connected,
    waited,
    close,
  };
}
