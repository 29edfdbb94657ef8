import { HANDOVER_LINK_LIFETIME_MS, HANDOVER_SESSION_LIFETIME_MS } from '@vesta/domain/documents/handover-link';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { scripted, scriptedEngine } from '../../../../test/scripted-engine.ts';
import { formBody, formHeaders, upload } from '../../../../test/uploads.ts';
import { personas } from '../../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const create = async () =>
  (await t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/handover', query: { lang: 'de' } })).json();
const open = (link: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/other-documents/handover/open',
    payload: { token: new URL(link).hash.replace('#handover=', '') },
  });
const asPhone = (
  token: string,
  method: 'GET' | 'POST',
  url: string,
  applicationId: string = personas.giulia.applicationId,
) =>
  t.app.inject({
    method,
    url: `/api/${url}`,
    query: { application_id: applicationId },
    headers: { authorization: `Bearer ${token}` },
  });

test('a scanned code lets a phone hand in papers, once, and both sides see it', async () => {
  const { link, handover_id: id } = await create();
  expect(new URL(link).pathname).toBe('/de/phone-upload');
  const status = async () =>
    (await t.as('giulia', { method: 'GET', url: `/api/v1/other-documents/handover/${id}` })).json();
  expect(await status()).toMatchObject({ state: 'waiting', uploads: 0 });
  const opened = (await open(link)).json();
  expect(opened).toMatchObject({
    application_id: personas.giulia.applicationId,
    region: 'it',
    employment_status: 'Employed',
  });
  expect(JSON.stringify(opened)).not.toContain('Moretti');
  expect((await open(link)).statusCode).toBe(401);
  const sent = await t.app.inject({
    method: 'POST',
    url: '/api/v1/other-documents/upload',
    query: { application_id: personas.giulia.applicationId },
    headers: { ...formHeaders, authorization: `Bearer ${opened.access_token}` },
    payload: formBody(scripted([]), { type: 'payslip' }),
  });
  expect(sent.statusCode).toBe(200);
  expect(await status()).toMatchObject({ state: 'connected', uploads: 1 });
  expect(
    (await asPhone(opened.access_token, 'GET', 'v1/other-documents/list')).json().uploadedOtherDocuments,
  ).toHaveLength(1);
  await t.as('giulia', { method: 'POST', url: `/api/v1/other-documents/handover/${id}/end` });
  expect(await status()).toMatchObject({ state: 'ended' });
  expect((await asPhone(opened.access_token, 'GET', 'v1/other-documents/list')).statusCode).toBe(401);
});

test('a phone sees nothing but the papers, and no other application', async () => {
  const { access_token: token } = (await open((await create()).link)).json();
  for (const url of ['v1/state/', 'v1/state/uncomplete-applications', 'v2/income-check/validate-documents']) {
    expect((await asPhone(token, 'GET', url)).statusCode, url).toBe(401);
  }
  const other = await asPhone(token, 'GET', 'v1/other-documents/list', personas.lena.applicationId);
  expect(other.statusCode).toBe(401);
});

test('neither the code nor the phone’s time lasts', async () => {
  const { link: late } = await create();
  t.clock.advance(HANDOVER_LINK_LIFETIME_MS);
  expect((await open(late)).json()).toMatchObject({ success: false, code: 'HANDOVER_INVALID' });
  const { access_token: token } = (await open((await create()).link)).json();
  t.clock.advance(HANDOVER_SESSION_LIFETIME_MS - 1000);
  expect((await asPhone(token, 'GET', 'v1/other-documents/list')).statusCode).toBe(200);
  t.clock.advance(1000);
  expect((await asPhone(token, 'GET', 'v1/other-documents/list')).statusCode).toBe(401);
});

const send = (token: string, content: string, type = 'payslip') =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/other-documents/upload',
    query: { application_id: personas.giulia.applicationId },
    headers: { ...formHeaders, authorization: `Bearer ${token}` },
    payload: formBody(scripted([], content), { type }),
  });
const listed = async (token: string): Promise<string[]> => {
  const list = (await asPhone(token, 'GET', 'v1/other-documents/list')).json();
  return [...list.uploadedOtherDocuments, ...list.uploadedBankStatements].map(({ id }: { id: string }) => id);
};

test('IDD-02 a phone sees the kind it was called for and what it brought itself, and nothing else', async () => {
  const payslip = (await upload(t, scripted([], 'at the computer'))).json().document_id;
  const contract = (await upload(t, scripted([], 'a contract'), { fields: { type: 'work_contract' } })).json();
  const called = async (payload?: object) =>
    (
      await open(
        (
          await t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/handover', ...(payload && { payload }) })
        ).json().link,
      )
    ).json().access_token as string;
  const phone = await called({ type: 'payslip' });
  const own = (await send(phone, 'brought', 'cud')).json().document_id;
  const seen = await listed(phone);
  expect(seen).toEqual(expect.arrayContaining([payslip, own]));
  expect(seen).not.toContain(contract.document_id);
  // Neither by its id, nor by another phone that was called for nothing in particular.
  const asked = (id: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/other-documents/fetch-fiscal-result',
      query: { application_id: personas.giulia.applicationId, document_id: id },
      headers: { authorization: `Bearer ${phone}` },
    });
  expect([(await asked(own)).statusCode, (await asked(contract.document_id)).statusCode]).toEqual([200, 401]);
  expect(await listed(await called())).toEqual([]);
});

test('IDD-02 a phone deletes nothing, not even what it brought', async () => {
  const { access_token: phone } = (await open((await create()).link)).json();
  const own = (await send(phone, 'mine')).json().document_id;
  for (const family of ['other-documents', 'bank-account']) {
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/v1/${family}/delete`,
      query: { application_id: personas.giulia.applicationId, document_id: own },
      headers: { authorization: `Bearer ${phone}` },
    });
    expect(answer.statusCode, family).toBe(401);
  }
  expect(await listed(phone)).toEqual([own]);
});
