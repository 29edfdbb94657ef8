import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { BANK_AUTH_TIMEOUT_MS, BANK_CONNECTIONS, BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { bankConsents, documents } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { openBank } from '../documents/chosen-bank.ts';
import { listDocuments } from '../documents/list-documents.ts';

let t: TestHouse;
let at: ReturnType<typeof bankWalk>;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: engineInPlace });
  at = bankWalk(t);
});
afterAll(() => t.close());

const rowOf = async (id: string) =>
  (await t.database.orm.select().from(bankConsents).where(eq(bankConsents.id, id)))[0];
const papers = () => listDocuments(t.house, personas.giulia.applicationId, 'en');

describe('BANK-01 the banks', () => {
  test('a bank of our list says truly whether it can be connected, and how', async () => {
    const { bank_list } = (await at.get('/v1/bank-account/get-bank-list', { country: 'it' })).json();
    const named = (name: string) => bank_list.find((bank: { name: string }) => bank.name === name);
    expect(named('UniCredit')).toMatchObject({
      bank_abi: '02008',
      pdf_enabled: true,
      psd2_enabled: true,
      bank_yapily_id: 'unicredit',
      yapily_metadata: { auth_method: 'single_redirect', psu: { psu_id: false } },
    });
    expect(named('BancoPosta')).toMatchObject({ yapily_metadata: { auth_method: 'pre_auth' } });
    expect(named('FinecoBank')).toMatchObject({ yapily_metadata: { auth_method: 'embedded' } });
    expect(named('Banca Etica')).toMatchObject({ psd2_enabled: false, bank_yapily_id: null, yapily_metadata: null });
    expect(bank_list.at(-1)).toMatchObject({ bank_abi: '00000', psd2_enabled: false });
  });

  test('the provider’s own list has only those that can be connected, of the country', async () => {
    const { bank_list } = (await at.get(bankCalls.banks, { country: 'de' })).json();
    expect(bank_list.find((bank: { id: string }) => bank.id === 'haspa')).toMatchObject({
      name: 'Hamburger Sparkasse',
      bank_abi: '20050550',
      source: 'yapily',
    });
    expect(bank_list.every((bank: { psd2_enabled: boolean }) => bank.psd2_enabled)).toBe(true);
    expect(bank_list.some((bank: { id: string }) => bank.id === 'unicredit')).toBe(false);
  });
});

describe('BANK-04 one redirect', () => {
  test('BANK-07 leads to the bank and back, and the account is there as statements that are read', async () => {
    const begun = await at.start('unicredit');
    expect(begun).toMatchObject({ success: true, decoupled_auth: false });
    expect(await at.status(begun.consent_id)).toMatchObject({ status: 'in_progress', error: null });
    const back = await at.agree(begun.authorization_url);
    expect((await at.callBack(back)).json()).toEqual({ success: true });
    expect(await at.status(begun.consent_id)).toMatchObject({ status: 'completed' });
    const answer = await at.fetchAll(begun.consent_id);
    expect(answer).toMatchObject({ success: true, status: 'completed', error: null });
    expect(answer.documents).toHaveLength(2);
    expect(answer.documents[0].file.name).toMatch(/^UniCredit …\d{4}$/);
    const [current] = (await papers()).filter(({ id }) => id === answer.documents[0].file.id);
    expect(current).toMatchObject({ type: 'bank_statement', status: 'completed', hasError: false, abi: '02008' });
  });

  test('BANK-07 a second call answers what is stored, and the consent is used up here and at the provider', async () => {
    const [row] = await t.database.orm.select().from(bankConsents).orderBy(desc(bankConsents.createdAt)).limit(1);
    if (!row) throw new Error('no consent');
    expect(row).toMatchObject({ status: 'fetched', secretSealed: null, usedAt: t.clock.now(), endedAt: t.clock.now() });
    expect(await t.house.openBanking.consent(row.providerConsentId ?? '')).toBeNull();
    const before = await papers();
    const again = await at.fetchAll(row.id);
    expect(again.documents).toHaveLength(2);
    expect(await papers()).toEqual(before);
  });

  test('BANK-09 who refuses at the bank is told so, and nothing is stored', async () => {
    const begun = await at.start('ing_it');
    await at.callBack(await at.refuse(begun.authorization_url));
    expect(await at.status(begun.consent_id)).toMatchObject({
      status: 'error',
      error: { message_key: 'Yapily.Errors.AuthenticationFailedMsg' },
    });
    expect(await at.fetchAll(begun.consent_id)).toMatchObject({ success: false, status: 'error', documents: [] });
    expect((await rowOf(begun.consent_id))?.secretSealed).toBeNull();
  });

  test('BANK-09 a bank that is down fails at the start', async () => {
    const answer = await at.post(bankCalls.startRedirect, { bank_id: 'credem' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ success: false, code: 'BANK_AUTH_FAILED' });
    expect(answer.json().message).toMatch(/did not confirm/);
  });

  test('BANK-04 a bank may ask in its app, and is polled', async () => {
    const begun = await at.start('mediolanum');
    expect(begun).toMatchObject({ authorization_url: null, decoupled_auth: true });
    const heard = [];
    for (let poll = 0; poll < 3; poll += 1) heard.push((await at.status(begun.consent_id)).status);
    expect(heard).toEqual(['in_progress', 'in_progress', 'completed']);
  });
});

test('BANK-05 two redirects, the second opened by the first', async () => {
  const first = await at.start('bancoposta', { auth_type: 'pre_auth', pre_auth_completed: false });
  await at.callBack(await at.agree(first.authorization_url));
  expect(await at.status(first.consent_id)).toMatchObject({ status: 'completed' });
  expect(await at.fetchAll(first.consent_id)).toMatchObject({ success: false, documents: [] });
  const second = await at.start('bancoposta', { auth_type: 'pre_auth', pre_auth_completed: 'true', psu_data: '{}' });
  expect(second.consent_id).toBe(first.consent_id);
  expect(second.authorization_url).not.toBe(first.authorization_url);
  expect(await at.status(first.consent_id)).toMatchObject({ status: 'in_progress' });
  await at.callBack(await at.agree(second.authorization_url));
  expect((await at.fetchAll(second.consent_id)).documents).toHaveLength(2);
});

test('BANK-09 who fails at a bank with two redirects is told to look at their details again', async () => {
  const { consent_id, authorization_url } = await at.start('bancoposta');
  await at.callBack(await at.refuse(authorization_url));
  expect((await at.status(consent_id)).error.message).toMatch(/did not confirm.*check the details/);
});

describe('BANK-06 credentials on our own page', () => {
  const signIn = (bank_id: string, more: object = {}) =>
    at.post(bankCalls.startEmbedded, { bank_id, bank_user_id: 'giulia', bank_password: 'demo', ...more });

  test('method, code, and the handle that stands for the token', async () => {
    const begun = (await signIn('fineco')).json();
    expect(begun).toMatchObject({ success: true, show_choices: true });
    const [sms] = begun.sca_methods;
    expect(sms).toEqual({ id: '942', type: 'SMS_OTP', description: 'SMS', information: '+39 *** *** 417' });
    const { consent_id } = begun;
    expect((await at.post(bankCalls.sendCode, { consent_id, method: sms })).json()).toMatchObject({ decoupled: false });
    const wrong = await at.post(bankCalls.enterCode, { consent_id, method: sms.id, sca_code: '000000' });
    expect(wrong.json()).toMatchObject({ success: false, code: 'BANK_CODE_WRONG' });
    expect(wrong.json().message).toMatch(/did not accept this code/);
    expect((await at.post(bankCalls.enterCode, { consent_id, sca_code: '123456' })).json()).toEqual({ success: true });
    const status = (await at.post(bankCalls.embeddedStatus, { consent_id })).json();
    expect(status).toMatchObject({ status: 'completed', error: null });
    const real = (await t.house.openBanking.consent((await rowOf(consent_id))?.providerConsentId ?? ''))?.token;
    expect(status.consent_token).toMatch(/^[\w-]{43}$/);
    expect(status.consent_token).not.toBe(real);
    const foreign = await at.get(bankCalls.transactions, { consent_id, consent_token: 'another' });
    expect(foreign.statusCode).toBe(404);
    const own = await at.get(bankCalls.transactions, { consent_id, consent_token: status.consent_token });
    expect(own.json().documents).toHaveLength(2);
  });

  test('one method asks for its code at once; the app of the bank needs none', async () => {
    expect((await signIn('widiba')).json()).toMatchObject({ show_choices: false, decoupled: false });
    const begun = (await signIn('fineco')).json();
    const push = begun.sca_methods.find(({ type }: { type: string }) => type === 'PUSH_OTP');
    const sent = await at.post(bankCalls.sendCode, { consent_id: begun.consent_id, method: push.id });
    expect(sent.json()).toMatchObject({ success: true, decoupled: true });
  });

  test('BANK-09 wrong credentials are told, and a method that nobody offered is refused', async () => {
    const wrong = await signIn('fineco', { bank_password: 'secret' });
    expect(wrong.json()).toMatchObject({ code: 'BANK_SIGN_IN_FAILED' });
    expect(wrong.json().message).toMatch(/check the name and password/);
    const { consent_id } = (await signIn('fineco')).json();
    expect((await at.post(bankCalls.sendCode, { consent_id, method: 'pigeon' })).statusCode).toBe(422);
  });

  test.each(['ab', 'x'.repeat(121), '   '])(
    'credentials and codes have 3 to 120 characters: %j has not',
    async (typed) => {
      expect((await signIn('fineco', { bank_user_id: typed })).statusCode).toBe(422);
      expect((await signIn('fineco', { bank_password: typed })).statusCode).toBe(422);
      expect((await at.post(bankCalls.enterCode, { consent_id: 'x', sca_code: typed })).statusCode).toBe(422);
    },
  );
});

test('BANK-04 a form does as well as JSON', async () => {
  const form = {
    bank_id: '02008',
    region: 'it',
    auth_type: 'single_redirect',
    pre_auth_completed: 'false',
    psu_data: '{}',
  };
  const parts = Object.entries(form).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const answer = await t.as('giulia', {
    method: 'POST',
    url: `/api${bankCalls.startRedirect}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${parts.join('')}--b--\r\n`,
  });
  expect(answer.json()).toMatchObject({ success: true, decoupled_auth: false });
});

test('BANK-04 a phone that took over the papers may connect the account, for its application alone', async () => {
  const { link } = (await at.post('/v1/other-documents/handover', {})).json();
  const token = new URL(link).hash.replace('#handover=', '');
  const opened = (
    await t.app.inject({ method: 'POST', url: '/api/v1/other-documents/handover/open', payload: { token } })
  ).json();
  const asPhone = (applicationId: string) =>
    t.app.inject({
      method: 'POST',
      url: `/api${bankCalls.startRedirect}`,
      query: { application_id: applicationId },
      headers: { authorization: `Bearer ${opened.access_token}` },
      payload: { bank_id: 'unicredit' },
    });
  expect((await asPhone(personas.giulia.applicationId)).json()).toMatchObject({ success: true });
  expect((await asPhone(personas.lena.applicationId)).statusCode).toBe(401);
});

describe('BANK-03 the customer number', () => {
  test('of five characters is demanded where the bank wants it', async () => {
    const short = await at.post(bankCalls.startRedirect, { bank_id: 'dell-alto-adige', psu_data: { psu_id: 'abcd' } });
    expect(short.statusCode).toBe(422);
    expect(short.json().msg[0]).toMatchObject({ loc: ['body', 'psu_data', 'psu_id'], code: 'tooShort' });
    expect(await at.start('dell-alto-adige', { psu_data: { psu_id: 'giulia-10001' } })).toMatchObject({
      success: true,
    });
  });

  test('who does not agree is not connected', async () => {
    const answer = await at.post(bankCalls.startRedirect, { bank_id: 'unicredit', consent_accepted: false });
    expect(answer.statusCode).toBe(422);
  });
});

describe('a consent', () => {
  test('belongs to one application and one person', async () => {
    const { consent_id } = await at.start('unicredit');
    for (const answer of [
      await at.get(bankCalls.redirectStatus, { consent_id }, 'marco'),
      await at.get(bankCalls.transactions, { consent_id }, 'marco'),
      await at.post(bankCalls.embeddedStatus, { consent_id }, 'marco'),
      await at.post(bankCalls.enterCode, { consent_id, sca_code: '123456' }, 'marco'),
      await at.post(bankCalls.sendCode, { consent_id, method: '942' }, 'marco'),
    ])
      expect(answer.json()).toMatchObject({ success: false, code: 'BANK_UNKNOWN' });
  });

  test('BANK-07 is waited for ten minutes, and lives for fifteen', async () => {
    const waiting = await at.start('unicredit');
    t.clock.advance(BANK_AUTH_TIMEOUT_MS);
    expect(await at.status(waiting.consent_id)).toMatchObject({ status: 'error' });
    const late = await at.start('unicredit');
    await at.agree(late.authorization_url);
    expect(await at.status(late.consent_id)).toMatchObject({ status: 'completed' });
    t.clock.advance(BANK_CONSENT_LIFETIME_MS);
    expect(await at.fetchAll(late.consent_id)).toMatchObject({
      success: false,
      documents: [],
      error: { message_key: 'Yapily.Errors.Error' },
    });
  });
});

describe('BANK-08 the news that somebody is back', () => {
  test('changes nothing when it is forged, foreign, repeated or late', async () => {
    const { consent_id, authorization_url } = await at.start('unicredit');
    const name = (await rowOf(consent_id))?.applicationUserId ?? '';
    expect(name).toMatch(new RegExp(`^app-${personas.giulia.applicationId}-[0-9a-f]{32}$`));
    const query = (more: Record<string, string>) => new URLSearchParams({ 'application-user-id': name, ...more });
    const forged = [
      query({ 'application-user-id': 'app-nobody', consent: 'x' }),
      query({ institution: 'ing_it', error: 'access_denied' }),
      query({ institution: 'unicredit', consent: 'a-forged-token' }),
      new URLSearchParams(),
    ];
    for (const one of forged) {
      expect((await at.callBack(one)).json()).toEqual({ success: true });
      expect(await rowOf(consent_id)).toMatchObject({ status: 'pending', errorKey: null });
    }
    const back = await at.agree(authorization_url);
    await at.callBack(back);
    expect((await rowOf(consent_id))?.status).toBe('authorised');
    await at.callBack(query({ institution: 'unicredit', error: 'access_denied' }));
    expect((await rowOf(consent_id))?.status).toBe('authorised');
    const late = await at.start('unicredit');
    const lateBack = await at.agree(late.authorization_url);
    t.clock.advance(BANK_CONSENT_LIFETIME_MS);
    await at.callBack(lateBack);
    expect((await rowOf(late.consent_id))?.status).toBe('pending');
  });

  test('a no that the bank itself does not know of ends the wait all the same', async () => {
    const { consent_id } = await at.start('unicredit');
    const name = (await rowOf(consent_id))?.applicationUserId ?? '';
    await at.callBack(new URLSearchParams({ 'application-user-id': name, institution: 'unicredit', error: 'x' }));
    expect(await at.status(consent_id)).toMatchObject({ status: 'error' });
  });
});

test('statements of an account that is fetched again take the place of the older ones', async () => {
  const count = async () =>
    (await t.database.orm.select().from(documents)).filter(
      (row) => !row.deletedAt && openBank(t.house, row).abi === '02008',
    );
  const before = (await count()).map(({ id }) => id);
  t.clock.advance(BANK_CONNECTIONS.windowMs);
  const { consent_id, authorization_url } = await at.start('unicredit');
  await at.agree(authorization_url);
  await at.status(consent_id);
  await at.fetchAll(consent_id);
  const after = (await count()).map(({ id }) => id);
  expect(after).toHaveLength(before.length);
  expect(after.some((id) => before.includes(id))).toBe(false);
});

test('an application begins so many connections an hour, and no more', async () => {
  t.clock.advance(BANK_CONNECTIONS.windowMs);
  for (let count = 0; count < BANK_CONNECTIONS.max; count += 1)
    expect(await at.start('unicredit')).toMatchObject({ success: true });
  expect(await at.start('unicredit')).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
});

test('BANK-06 a code that has run out ends it: nobody is asked to look at it and enter it again', async () => {
  t.clock.advance(BANK_CONNECTIONS.windowMs);
  const { consent_id, sca_methods } = (
    await at.post(bankCalls.startEmbedded, { bank_id: 'fineco', bank_user_id: 'giulia', bank_password: 'demo' })
  ).json();
  await at.post(bankCalls.sendCode, { consent_id, method: sca_methods[0] });
  const stale = await at.post(bankCalls.enterCode, { consent_id, sca_code: '999999' });
  expect(stale.json()).toMatchObject({ success: false, code: 'BANK_AUTH_FAILED' });
  expect((await rowOf(consent_id))?.status).toBe('failed');
});
