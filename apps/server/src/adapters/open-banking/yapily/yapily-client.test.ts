import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyCall, psu } from '../testing/every-call.ts';
import { yapilyProvider } from './yapily-provider.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
const waited: number[] = [];
let answers: Answer[] = [];
const server = createServer((request, response) => {
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
  request.resume();
  (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
});
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const hangUp: Answer = (_request, response) => response.destroy();
const none = json(200, { data: [] });

let provider: ReturnType<typeof yapilyProvider>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  provider = yapilyProvider({
    name: 'yapily',
    settings: { applicationId: 'an-id', secret: 'a-secret', baseUrl },
    wait: async (ms) => {
      waited.push(ms);
    },
  });
});
beforeEach(() => {
  asked.length = 0;
  waited.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const access = { token: 'the-token', psu };
const failing = (reason: string) => expect.objectContaining({ name: 'OpenBankingError', reason });

describe('a call', () => {
  test('says who we are, for whom, and with which consent', async () => {
    answers = [none];
    await provider.accounts(access);
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Basic ${btoa('an-id:a-secret')}`,
      consent: 'the-token',
      'psu-id': 'customer-1',
      'psu-corporate-id': 'company-1',
      'psu-ip-address': '203.0.113.7',
    });
    expect(asked[0]?.url).toBe('/accounts');
  });

  test('names nobody where nobody is known', async () => {
    answers = [none];
    await provider.accounts({ token: 't', psu: { ipAddress: null, id: null, corporateId: null } });
    expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => name.startsWith('psu'))).toEqual([]);
  });

  test.each(['5551\r\nconsent: other', '客户'])(
    'a customer number such as %j is wrong before it is sent',
    async (id) => {
      const begun = provider.accounts({ token: 't', psu: { ...psu, id } });
      await expect(begun).rejects.toEqual(failing('code'));
      expect(asked).toEqual([]);
    },
  );

  test('keeps strange ids inside their part of the address', async () => {
    answers = [none];
    const from = new Date('2026-11-01T00:00:00Z');
    const before = new Date('2026-11-15T00:00:00Z');
    await provider.transactions(access, { accountId: '../consents?x=1', from, before, offset: 2000 });
    expect(asked[0]?.url).toBe(
      '/accounts/..%2Fconsents%3Fx%3D1/transactions?from=2026-11-01T00%3A00%3A00.000Z&before=2026-11-15T00%3A00%3A00.000Z&limit=1000&sort=-date&offset=2000',
    );
  });

  test('does not follow to another place', async () => {
    answers = [(_request, response) => response.writeHead(307, { Location: '/elsewhere' }).end(), none];
    await expect(provider.startRedirect(everyRequest)).rejects.toEqual(failing('unreachable'));
    expect(asked.map(({ url }) => url)).toEqual(['/account-auth-requests']);
  });

  test.each([['<html>'], ['{"data":'], ['[]'], ['null'], ['{"data":{"no":"list"}}']])(
    'answered with %s is malformed',
    async (text) => {
      answers = [(_request, response) => response.writeHead(200).end(text)];
      await expect(provider.institutions()).rejects.toEqual(failing('malformed'));
    },
  );

  test('that nobody answers ends', async () => {
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    answers = [none];
    await expect(provider.startRedirect(everyRequest)).rejects.toEqual(failing('unreachable'));
    expect(spy).toHaveBeenCalledWith(20_000);
    spy.mockRestore();
  });
});

const everyRequest = {
  institutionId: 'unicredit',
  applicationUserId: 'app-1',
  callback: 'https://vesta.example/x/receive-yapily-callback',
  transactionsFrom: new Date(0),
  transactionsTo: new Date(0),
  expiresAt: new Date(0),
  psu,
};

describe('another try', () => {
  test('is made twice for reading, with growing pauses', async () => {
    answers = [hangUp, json(503, {}), none];
    expect(await provider.accounts(access)).toEqual([]);
    expect(waited).toEqual([500, 1000]);
  });

  test('ends after the third', async () => {
    answers = [hangUp];
    await expect(provider.accounts(access)).rejects.toEqual(failing('unreachable'));
    expect(asked).toHaveLength(3);
  });

  test('waits as long as it is told, but nobody waits for ever', async () => {
    answers = [json(429, {}, { 'Retry-After': '3' }), none];
    await provider.accounts(access);
    expect(waited).toEqual([3000]);
    answers = [json(429, {}, { 'Retry-After': '60' })];
    await expect(provider.accounts(access)).rejects.toEqual(failing('busy'));
    expect(asked).toHaveLength(3);
  });

  test('is not made where it could do something twice, or would change nothing', async () => {
    answers = [hangUp];
    await expect(provider.startRedirect(everyRequest)).rejects.toEqual(failing('unreachable'));
    answers = [json(424, {})];
    await expect(provider.accounts(access)).rejects.toEqual(failing('bank'));
    answers = [json(500, {})];
    await expect(provider.accounts(access)).rejects.toEqual(failing('unreachable'));
    expect(asked).toHaveLength(3);
    expect(waited).toEqual([]);
  });
});

describe('pages', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: `${id}`, amount: 1, currency: 'EUR' }));
  const query = { accountId: '1', from: new Date(0), before: new Date(0) };
  test.each([
    ['a full page and no total', 1000, undefined, 0, 1000],
    ['a short page and no total', 999, undefined, 0, null],
    ['a short page of a larger whole', 40, 100, 0, 40],
    ['the last page of it', 20, 100, 80, null],
    ['a full page that calls itself the whole', 1000, 1000, 0, 1000],
    ['an empty page of a whole that should go on', 0, 100, 80, null],
  ])('after %s', async (_what, count, totalCount, offset, next) => {
    answers = [json(200, { meta: { pagination: { totalCount } }, data: rows(count) })];
    expect((await provider.transactions(access, { ...query, offset })).nextOffset).toBe(next);
  });
});

test('no failure of any call quotes what was sent', async () => {
  const echo: Answer = (request, response) =>
    json(424, { error: { message: `${request.url} ${JSON.stringify(request.headers)}`, tracingId: 'trace-1' } })(
      request,
      response,
    );
  answers = [echo];
  for (const [, call] of everyCall) {
    const error = (await call(provider).catch((failure: unknown) => failure)) as Error;
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/token|mits|customer-1|a-secret/);
  }
});
