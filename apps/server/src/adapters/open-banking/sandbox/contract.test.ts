import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldClock } from '../../../../test/held-clock.ts';
import { describedServer } from '../testing/described-server.ts';
import { noPsu, sandboxWalk } from '../testing/sandbox-walk.ts';

const clock = heldClock();
let t: Awaited<ReturnType<typeof sandboxWalk>>;
beforeAll(async () => {
  t = await sandboxWalk(clock, describedServer);
});
afterAll(() => t.close());

const everything = { from: new Date('2026-06-01T00:00:00Z'), before: new Date('2026-11-15T00:00:00Z'), offset: 0 };

/** The server between the two turns every answer that is not as described into a failure. */
test('the sandbox answers as the provider’s description says, all the way through a connection', async () => {
  expect((await t.provider.institutions()).length).toBeGreaterThan(20);
  for (const bank of ['unicredit', 'revolut_it', 'deutsche-bank']) {
    const access = await t.connected(bank);
    const accounts = await t.provider.accounts(access);
    expect(accounts).not.toEqual([]);
    for (const { id: accountId } of accounts) await t.provider.transactions(access, { accountId, ...everything });
    expect(await t.provider.identity(access)).toBe('Giulia Moretti');
  }
});

test('as do two redirects, credentials typed with us, and apps', async () => {
  const single = await t.agree(await t.provider.startRedirect(t.request('ing_de')), 'aylin');
  const exchanged = await t.provider.exchangeOneTimeToken(single.searchParams.get('one-time-token') ?? '');
  expect(exchanged.status).toBe('authorised');
  const first = await t.provider.startPreAuthorisation(t.request('bancoposta'));
  await t.agree(first, 'antonio');
  const preToken = (await t.provider.consent(first.id))?.token ?? '';
  expect((await t.provider.continueAfterPreAuthorisation(t.request('bancoposta'), preToken)).status).toBe('awaiting');
  const begun = await t.provider.startEmbedded(t.request('fineco'), { userId: 'marco', password: 'demo' });
  const key = { consentId: begun.id, institutionId: 'fineco', applicationUserId: 'app-1-nonce', psu: noPsu };
  const [sms] = begun.methods;
  if (!sms) throw new Error('no method');
  await t.provider.chooseMethod(key, sms);
  await expect(t.provider.enterCode(key, '000000')).rejects.toMatchObject({ reason: 'code' });
  expect((await t.provider.enterCode(key, '123456')).status).toBe('authorised');
  expect((await t.provider.startRedirect(t.request('mediolanum'))).status).toBe('awaiting-decoupled');
  await t.provider.deleteConsent(begun.id);
});

test.each([
  ['credem', 'bank'],
  ['dell-alto-adige', 'refused'],
])('and failures of %s have a shape that is described', async (bank, reason) => {
  await expect(t.provider.startRedirect(t.request(bank))).rejects.toMatchObject({ reason });
});

test('nonsense of a bank does not pass for an answer', async () => {
  await expect(t.provider.accounts(await t.connected('mps'))).rejects.toMatchObject({ name: 'OpenBankingError' });
});
