import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, MOST_MS_PER_REQUEST } from '../../src/app.ts';
import { QueryFailedError } from '../../src/db/query-failed-error.ts';
import { demo } from '../../src/db/seed/demo-ids.ts';
import { askDesk, deskToken } from '../desk.ts';
import { createTestHouse, type TestHouse } from '../house.ts';
import { scripted, scriptedEngine } from '../scripted-engine.ts';
import { formHeaders, upload } from '../uploads.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };

describe('calls that nobody of ours would make are the caller’s fault and never ours', () => {
  const odd: [string, InjectOptions, number[]][] = [
    ['a folder of the page', { url: '/demo/' }, [400, 404]],
    ['a folder of assets', { url: '/assets/' }, [400, 404]],
    ['encoded dots', { url: '/assets/%2e%2e/%2e%2e/package.json' }, [400, 404]],
    ['encoded slashes', { url: '/assets/..%2f..%2fpackage.json' }, [400, 404]],
    ['half a percent sign', { url: '/assets/%' }, [400, 404]],
    ['a null in the path', { url: '/assets/%00' }, [400, 404]],
    ['a null in the query', { url: '/api/v1/workflow/listing-info?listing_id=%00' }, [400, 404, 422]],
    [
      'a null in an address',
      { method: 'POST', url: '/api/v1/my-data/code', payload: { email: 'a\u0000@b.it' } },
      [400],
    ],
    ['a verification without a paper', { method: 'POST', url: '/api/v1/openapis/verify-pdf' }, [415]],
    ['a verification of JSON', { method: 'POST', url: '/api/v1/openapis/verify-pdf', payload: {} }, [415]],
    [
      'a bare word as JSON',
      { method: 'POST', url: '/api/v1/signup/attempt', headers: json, payload: '"__proto__"' },
      [400, 422],
    ],
    [
      'a prototype in JSON',
      { method: 'POST', url: '/api/v1/signup/attempt', headers: json, payload: '{"__proto__":{"a":1}}' },
      [400],
    ],
  ];
  test.each(odd)('%s', async (_name, call, allowed) => {
    const answer = await t.app.inject(call);
    expect([answer.statusCode, allowed.includes(answer.statusCode)]).toEqual([answer.statusCode, true]);
  });

  test('a bare word as the body of a call with an application', async () => {
    const call = { method: 'POST', url: '/api/v1/bank-account/finalize-parse', headers: json } as const;
    for (const payload of ['"__proto__"', '"word"', '1', '[]', 'null'])
      expect([payload, (await t.as('giulia', { ...call, payload })).statusCode]).not.toContain(500);
  });

  test.each(['é', 'ü'.repeat(40), '%00', '\u0000', 'cs_é'])('a payment asked for by %j', async (secret) => {
    const url = `/api/v1/payment/session-status?session_id=${encodeURIComponent(secret)}&client_secret=${encodeURIComponent(secret)}`;
    expect((await t.as('giulia', { url })).statusCode).toBeLessThan(500);
  });

  test('a null in what is written down as text: a paper’s bank, a listing’s title', async () => {
    const fields = { bank: 'a\u0000b', abi: '\u0000', upload_key: 'k\u0000', description: '\u0000' };
    const answer = await upload(t, scripted([{ kind: 'payslip', type: 'payslip' }]), { fields });
    expect(answer.statusCode).toBeLessThan(500);
    const named = { type: 'other', description: 'a\u0000b' };
    await upload(t, scripted([{ kind: 'payslip', type: 'payslip' }], 'named'), { fields: named });
    const list = (await t.as('giulia', { url: '/api/v1/other-documents/list' })).json();
    expect(JSON.stringify(list)).not.toContain('\\u0000');
    expect(list.uploadedOtherDocuments).toContainEqual(expect.objectContaining({ description: 'ab' }));
    const token = await deskToken(t, 'owner');
    const ids = { company: demo.ortica.company, listing: demo.ortica.listing };
    const payload = { title: 'a\u0000b', place: 'B', version: 0 };
    expect((await askDesk(t, token, 'listings.save', { ids, payload })).statusCode).toBe(400);
  });
});

test('an upload that announces itself as far too large is refused before it is sent', async () => {
  const headers = { ...formHeaders, 'content-length': String(900 * 1024 * 1024) };
  const answer = await t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/upload', headers, payload: 'x' });
  expect(answer.statusCode).toBe(413);
});

test('a request has an end, however slowly its body drips', () => {
  expect(t.app.server.requestTimeout).toBe(MOST_MS_PER_REQUEST);
  expect(MOST_MS_PER_REQUEST).toBeLessThanOrEqual(300_000);
});

test('a form that does not say where its parts end', async () => {
  const headers = { 'content-type': 'multipart/form-data' };
  for (const url of ['/api/v1/bank-account/finalize-parse', '/api/v1/other-documents/upload'])
    expect((await t.as('giulia', { method: 'POST', url, headers, payload: 'x' })).statusCode).toBe(422);
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b']) {
    const call = { method: 'POST', url: '/api/v1/yapily/validate-sca-code', payload: '--b\r\nx' } as const;
    expect((await t.as('giulia', { ...call, headers: { 'content-type': type } })).statusCode).toBe(400);
  }
});

test.each([
  ['the disk', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
  ['the store of files', Object.assign(new Error('full'), { name: 'XMinioStorageFull' })],
  [
    'the database',
    new QueryFailedError({ code: '53100', constraint: null, table: null, column: null, statement: null }),
  ],
])('%s that takes nothing more is told as such', async (_what, full) => {
  const { write } = t.house.files;
  t.house.files.write = async (source) => {
    source.resume();
    throw full;
  };
  const answer = await upload(t, scripted([{ kind: 'payslip', type: 'payslip' }], 'full'));
  t.house.files.write = write;
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'STORAGE_FULL']);
});

test('the map of the house is shown in production only when somebody meant it', async () => {
  expect(await shown(false)).toEqual({ '/api/docs': 404, '/api/openapi.json': 404, '/workbench': 404 });
  expect((await shown(true))['/api/openapi.json']).toBe(200);
});

async function shown(openDocs: boolean): Promise<Record<string, number>> {
  const app = await buildApp({ ...t.house, config: { ...t.house.config, openDocs } });
  const urls = ['/api/docs', '/api/openapi.json', '/workbench'];
  const answers = await Promise.all(urls.map(async (url) => [url, (await app.inject(url)).statusCode] as const));
  await app.close();
  return Object.fromEntries(answers);
}

describe('what a caller says about the way here', () => {
  // Elsewhere a phone in the same network comes by whatever name the machine has.
  test('in production names of other hosts and odd protocols come back nowhere', async () => {
    const app = await buildApp({ ...t.house, config: { ...t.house.config, production: true } });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
    for (const url of ['/', '/en', '/api/openapi.json', '/en/rent/fill/occupation', '/nowhere', '/de']) {
      const answer = await app.inject({ url, headers });
      expect([url, /evil\.example|javascript:/.test(JSON.stringify(answer.headers) + answer.body)]).toEqual([
        url,
        false,
      ]);
    }
    await app.close();
  });
});
