import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../../../../test/held-clock.ts';
import type { ConsentKey } from '../port.ts';
import { noPsu, sandboxWalk } from '../testing/sandbox-walk.ts';

const clock = heldClock();
const reason = (name: string) => expect.objectContaining({ reason: name });
let t: Awaited<ReturnType<typeof sandboxWalk>>;
beforeAll(async () => {
  t = await sandboxWalk(clock);
});
beforeEach(() => {
  t.waited.length = 0;
});
afterAll(() => t.close());

const span = (days: number) => ({
  from: new Date(clock.now().getTime() - days * 86_400_000),
  before: clock.now(),
  offset: 0,
});
const keyOf = (consent: { id: string }, institutionId: string): ConsentKey => ({
  consentId: consent.id,
  institutionId,
  applicationUserId: 'app-1-nonce',
  psu: noPsu,
});
const credentials = (userId: string, password = 'demo') => ({ userId, password });

describe('a bank with one redirect', () => {
  test('BANK-04 leads to its page, back with a token for one exchange, and gives the bookings', async () => {
    const begun = await t.provider.startRedirect(t.request('unicredit'));
    expect(begun).toMatchObject({ status: 'awaiting', token: null });
    expect(begun.authorisationUrl).toMatch(/^https:\/\/vesta\.example\/sandbox-bank\/[\w-]{43}$/);
    const back = await t.agree(begun);
    expect(`${back.origin}${back.pathname}`).toBe('https://vesta.example/app-1/receive-yapily-callback');
    expect([...back.searchParams.keys()].sort()).toEqual([
      'application-user-id',
      'institution',
      'one-time-token',
      'user-uuid',
    ]);
    const exchanged = await t.provider.exchangeOneTimeToken(back.searchParams.get('one-time-token') ?? '');
    expect(exchanged).toMatchObject({ id: begun.id, status: 'authorised', applicationUserId: 'app-1-nonce' });
    const access = { token: exchanged.token ?? '', psu: noPsu };
    const [current, savings] = await t.provider.accounts(access);
    expect(current).toMatchObject({ kind: 'CURRENT', holders: ['Giulia Moretti'], currency: 'EUR' });
    expect(current?.iban).toMatch(/^IT\d{2}[A-Z]02008/);
    expect(savings).toMatchObject({ kind: 'SAVINGS' });
    expect(await t.provider.identity(access)).toBe('Giulia Moretti');
    const { transactions, nextOffset } = await t.provider.transactions(access, {
      accountId: current?.id ?? '',
      ...span(100),
    });
    expect(nextOffset).toBeNull();
    expect(transactions.filter(({ bankCode }) => bankCode === 'PMNT-RCDT-SALA')).toHaveLength(3);
    expect(transactions[0]?.balanceAfterCents).toBe(current?.balance?.cents);
    await t.provider.deleteConsent(begun.id);
    expect(await t.provider.consent(begun.id)).toBeNull();
    await expect(t.provider.accounts(access)).rejects.toEqual(reason('consent'));
    await t.provider.deleteConsent(begun.id);
  });

  test('a token for one exchange is good for one', async () => {
    const back = await t.agree(await t.provider.startRedirect(t.request('unicredit')));
    const token = back.searchParams.get('one-time-token') ?? '';
    await t.provider.exchangeOneTimeToken(token);
    await expect(t.provider.exchangeOneTimeToken(token)).rejects.toEqual(reason('consent'));
  });

  test('who refuses comes back with the reason, and the consent has ended', async () => {
    const begun = await t.provider.startRedirect(t.request('ing_it'));
    const answer = await t.post(t.atPage(begun), { act: 'refuse' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('error-source')).toBe('user');
    expect(Buffer.from(back.get('error-description') ?? '', 'base64').toString()).toMatch(/did not allow/);
    expect(back.has('one-time-token')).toBe(false);
    expect(await t.provider.consent(begun.id)).toMatchObject({ status: 'ended', providerStatus: 'REJECTED' });
  });

  test('only the chosen accounts are opened', async () => {
    const begun = await t.provider.startRedirect(t.request('unicredit'));
    const page = t.atPage(begun);
    await t.post(page, { act: 'sign-in', user: 'giulia', password: 'demo' });
    await t.post(page, { act: 'code', code: '123456' });
    const shown = await (await fetch(page)).text();
    const [first = ''] = [...shown.matchAll(/name="account" value="(\w+)"/g)].map(([, id]) => id);
    expect((await t.post(page, { act: 'approve' })).status).toBe(422);
    await t.post(page, [
      ['act', 'approve'],
      ['account', first],
      ['account', 'somebody-elses'],
    ]);
    const token = (await t.provider.consent(begun.id))?.token ?? '';
    expect((await t.provider.accounts({ token, psu: noPsu })).map(({ id }) => id)).toEqual([first]);
  });

  test('a consent runs out', async () => {
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const begun = await t.provider.startRedirect(t.request('unicredit', { expiresAt }));
    clock.advance(60_000);
    expect(await t.provider.consent(begun.id)).toMatchObject({ status: 'ended', providerStatus: 'EXPIRED' });
    expect((await fetch(t.atPage(begun))).status).toBe(404);
  });
});

test('BANK-05 a bank with two redirects opens its accounts after the second', async () => {
  const first = await t.provider.startPreAuthorisation(t.request('n26'));
  expect(first).toMatchObject({ status: 'awaiting', providerStatus: 'AWAITING_PRE_AUTHORIZATION' });
  await t.agree(first, 'jonas');
  const agreed = await t.provider.consent(first.id);
  expect(agreed?.status).toBe('pre-authorised');
  const preToken = agreed?.token ?? '';
  await expect(t.provider.accounts({ token: preToken, psu: noPsu })).rejects.toEqual(reason('consent'));
  const second = await t.provider.continueAfterPreAuthorisation(t.request('n26'), preToken);
  expect(second.authorisationUrl).not.toBe(first.authorisationUrl);
  await t.agree(second, 'jonas');
  const token = (await t.provider.consent(second.id))?.token ?? '';
  const [account] = await t.provider.accounts({ token, psu: noPsu });
  expect(account).toMatchObject({ holders: ['Jonas Großmann'] });
  expect(account?.iban).toMatch(/^DE\d{2}10011001/);
});

describe('a bank whose credentials are typed with us', () => {
  test('BANK-06 lets choose among methods and takes the code', async () => {
    const begun = await t.provider.startEmbedded(t.request('haspa'), credentials('lena'));
    expect(begun.status).toBe('awaiting-method');
    expect(begun.methods.map(({ type }) => type)).toEqual(['CHIP_OTP', 'PHOTO_OTP', 'SMS_OTP', 'PUSH_OTP']);
    const [chip] = begun.methods;
    if (!chip) throw new Error('no method');
    const key = keyOf(begun, 'haspa');
    expect((await t.provider.chooseMethod(key, chip)).status).toBe('awaiting-code');
    await expect(t.provider.enterCode(key, '000000')).rejects.toEqual(reason('code'));
    expect(await t.provider.enterCode(key, '123456')).toMatchObject({ status: 'authorised' });
    const token = (await t.provider.consent(begun.id))?.token ?? '';
    expect(await t.provider.identity({ token, psu: noPsu })).toBe('Lena Hoffmann');
  });

  test('BANK-06 with one method asks for its code at once', async () => {
    const begun = await t.provider.startEmbedded(t.request('berliner-volksbank'), credentials('renate'));
    expect(begun).toMatchObject({ status: 'awaiting-code', selectedMethod: { type: 'CHIP_OTP' } });
  });

  test('BANK-06 asks in its app where that was chosen, and answers while it is asked', async () => {
    const begun = await t.provider.startEmbedded(t.request('haspa'), credentials('lena'));
    const push = begun.methods.find(({ type }) => type === 'PUSH_OTP');
    if (!push) throw new Error('no method');
    expect((await t.provider.chooseMethod(keyOf(begun, 'haspa'), push)).status).toBe('awaiting-decoupled');
    const heard = [];
    for (let poll = 0; poll < 3; poll += 1) heard.push((await t.provider.consent(begun.id))?.status);
    expect(heard).toEqual(['awaiting-decoupled', 'awaiting-decoupled', 'authorised']);
    expect((await t.provider.startEmbedded(t.request('dkb'), credentials('katrin'))).status).toBe('awaiting-decoupled');
  });

  test.each([
    ['a stranger', 'nobody', 'demo'],
    ['a wrong password', 'lena', 'secret'],
  ])('%s is turned away', async (_who, user, password) => {
    const begun = t.provider.startEmbedded(t.request('haspa'), credentials(user, password));
    await expect(begun).rejects.toEqual(reason('code'));
  });

  test('a stale code ends it, as do three wrong ones', async () => {
    const stale = await t.provider.startEmbedded(t.request('widiba'), credentials('giulia'));
    expect((await t.provider.enterCode(keyOf(stale, 'widiba'), '999999')).status).toBe('ended');
    const wrong = await t.provider.startEmbedded(t.request('widiba'), credentials('giulia'));
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(t.provider.enterCode(keyOf(wrong, 'widiba'), '111111')).rejects.toEqual(reason('code'));
    expect((await t.provider.consent(wrong.id))?.status).toBe('ended');
    await expect(t.provider.enterCode(keyOf(wrong, 'widiba'), '123456')).rejects.toEqual(reason('refused'));
  });
});

describe('a bank that asks in its app', () => {
  test('BANK-04 has no page, and answers while it is asked', async () => {
    const begun = await t.provider.startRedirect(t.request('postbank'));
    expect(begun).toMatchObject({ status: 'awaiting-decoupled', authorisationUrl: null });
    for (let poll = 0; poll < 2; poll += 1) expect((await t.provider.consent(begun.id))?.token).toBeNull();
    const token = (await t.provider.consent(begun.id))?.token ?? '';
    expect(await t.provider.identity({ token, psu: noPsu })).toBe('Matthias von Stetten');
  });

  test('knows nobody under a number that is nobody’s', async () => {
    const psu = { ...noPsu, id: 'nobody-at-all' };
    const begun = await t.provider.startRedirect(t.request('mediolanum', { psu }));
    for (let poll = 0; poll < 3; poll += 1) await t.provider.consent(begun.id);
    expect(await t.provider.consent(begun.id)).toMatchObject({ status: 'ended', providerStatus: 'REJECTED' });
  });
});

describe('a difficult bank', () => {
  test('BANK-03 demands the number of its customer, and the list says so', async () => {
    const bank = (await t.provider.institutions()).find(({ id }) => id === 'dell-alto-adige');
    expect(bank?.psu.id).toBe(true);
    await expect(t.provider.startRedirect(t.request('dell-alto-adige'))).rejects.toEqual(reason('refused'));
    const psu = { ...noPsu, id: 'giulia-10001' };
    expect((await t.provider.startRedirect(t.request('dell-alto-adige', { psu }))).authorisationUrl).not.toBeNull();
  });

  test('is down', async () => {
    await expect(t.provider.startRedirect(t.request('credem'))).rejects.toEqual(reason('bank'));
    await expect(t.provider.startRedirect(t.request('comdirect'))).rejects.toEqual(reason('bank'));
  });

  test('is slow', async () => {
    await t.provider.accounts(await t.connected('bper'));
    expect(t.waited).toEqual([4000, 4000]);
  });

  test('counts calls: it is asked again after the pause that it names', async () => {
    expect(await t.provider.accounts(await t.connected('bnl'))).not.toEqual([]);
    expect(t.waited).toEqual([1000, 1000]);
  });

  test('answers nonsense', async () => {
    await expect(t.provider.accounts(await t.connected('mps'))).rejects.toEqual(reason('malformed'));
  });

  test('has no accounts', async () => {
    expect(await t.provider.accounts(await t.connected('sella'))).toEqual([]);
  });

  test('shows other currencies, pending entries, and an entry on two pages', async () => {
    const access = await t.connected('revolut_it');
    const accounts = await t.provider.accounts(access);
    expect(accounts.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'USD']);
    const accountId = accounts[0]?.id ?? '';
    const first = await t.provider.transactions(access, { accountId, ...span(100) });
    expect(first.nextOffset).toBe(40);
    const second = await t.provider.transactions(access, { accountId, ...span(100), offset: 40 });
    expect(second.transactions[0]?.id).toBe(first.transactions.at(-1)?.id);
    expect(first.transactions.filter(({ isBooked }) => !isBooked)).toHaveLength(1);
    expect(first.transactions.filter(({ currency }) => currency === 'USD')).toHaveLength(1);
  });

  test('answers for two weeks at a time', async () => {
    const bank = (await t.provider.institutions()).find(({ id }) => id === 'intesa-sanpaolo');
    expect(bank?.windowDays).toBe(14);
    const access = await t.connected('intesa-sanpaolo', 'chiara');
    const accountId = (await t.provider.accounts(access))[0]?.id ?? '';
    await expect(t.provider.transactions(access, { accountId, ...span(15) })).rejects.toEqual(reason('bank'));
    expect((await t.provider.transactions(access, { accountId, ...span(14) })).transactions).not.toEqual([]);
  });

  test('lets a token be used for one run', async () => {
    const access = await t.connected('banco-bpm', 'nicolo');
    const accountId = (await t.provider.accounts(access))[0]?.id ?? '';
    await t.provider.transactions(access, { accountId, ...span(30) });
    await expect(t.provider.accounts(access)).rejects.toEqual(reason('consent'));
    await expect(t.provider.transactions(access, { accountId, ...span(60) })).rejects.toEqual(reason('consent'));
  });
});

test('a customer whose name is another’s', async () => {
  const access = await t.connected('unicredit', 'bruno');
  expect(await t.provider.identity(access)).toBe('Bruno Santoro');
  expect((await t.provider.accounts(access))[0]?.holders).toEqual(['Bruno Santoro']);
});
