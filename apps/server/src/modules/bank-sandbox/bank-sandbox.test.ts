import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxBanks } from '@vesta/bank-sandbox/banks';
import { bankCodes } from '@vesta/engine/banks/bank-codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const psu = { ipAddress: '203.0.113.7', id: null, corporateId: null };
const begin = (host: string) =>
  t.house.openBanking.startRedirect({
    institutionId: 'unicredit',
    applicationUserId: 'app-1-nonce',
    callback: `${host}/app-1/receive-yapily-callback`,
    transactionsFrom: new Date('2026-08-01T00:00:00Z'),
    transactionsTo: t.clock.now(),
    expiresAt: new Date(t.clock.now().getTime() + 900_000),
    psu,
  });
const form = (payload: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(payload).toString(),
});

describe('without credentials', () => {
  test('banks are pretended, spoken with by the same adapter, and the house says so', () => {
    expect(t.house.openBanking.name).toBe('sandbox');
    expect(t.house.config.sandboxes.join()).toContain('bank connections');
  });

  test.each(['http://localhost:3000', 'http://192.168.1.20:3000', 'https://de.vesta.example'])(
    'their pages are under %s, where the person is already',
    async (host) => {
      const { authorisationUrl } = await begin(host);
      const url = new URL(authorisationUrl ?? '');
      expect(url.origin).toBe(host);
      const answer = await t.app.inject({ url: url.pathname, headers: { 'accept-language': 'de' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('keine echte Bank');
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; form-action/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('BANK-04 a person signs in, agrees, and is led back', async () => {
    const consent = await begin('http://localhost:3000');
    const { pathname: url } = new URL(consent.authorisationUrl ?? '');
    await t.app.inject({ url, ...form({ act: 'sign-in', user: 'giulia', password: 'demo' }) });
    await t.app.inject({ url, ...form({ act: 'code', code: '123456' }) });
    const page = await t.app.inject(url);
    const [, account = ''] = /name="account" value="(\w+)"/.exec(page.body) ?? [];
    const answer = await t.app.inject({ url, ...form({ act: 'approve', account }) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      /^http:\/\/localhost:3000\/app-1\/receive-yapily-callback\?one-time-token=/,
    );
    expect((await t.house.openBanking.consent(consent.id))?.status).toBe('authorised');
    expect(t.logged.join('')).not.toMatch(new RegExp(`${url.split('/').at(-1)}|giulia|demo|123456`));
  });

  test('only pages come through: the interface of the provider stays on this machine', async () => {
    for (const url of ['/sandbox-bank/../institutions', '/sandbox-bank/%2e%2e/institutions', '/institutions']) {
      const answer = await t.app.inject({
        url,
        headers: { authorization: `Basic ${btoa('sandbox-application:sandbox-secret')}` },
      });
      expect(answer.body).not.toContain('unicredit');
    }
    expect((await t.app.inject('/sandbox-bank/styles.css')).headers['content-type']).toMatch(/^text\/css/);
    expect((await t.app.inject('/sandbox-bank/unknown')).statusCode).toBe(404);
  });
});

test.each(['/sandbox-bank/../institutions', '/sandbox-bank/%2e%2e/institutions'])('%s leads nowhere', async (path) => {
  // Sent as it stands: everything else here would tidy the address up first.
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const status = await new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(404);
});

test('with credentials there are no pages of pretended banks', async () => {
  const real = await createTestHouse({ YAPILY_APPLICATION_ID: 'id', YAPILY_APPLICATION_SECRET: 'secret' });
  expect(real.house.openBanking.name).toBe('yapily');
  expect(real.house.bankSandbox).toBeNull();
  expect(real.app.hasRoute({ method: 'GET', url: '/sandbox-bank/*' })).toBe(false);
  await real.close();
});

test.each(sandboxBanks.map((bank) => [bank.id, bank] as const))('%s is a bank of our own list', (_id, bank) => {
  const { country, code, bic, name } = bank;
  expect(bankCodes).toContainEqual(expect.objectContaining({ country, code, bic, name }));
});
