import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenBankingError } from '../open-banking-error.ts';
import type { OpenBankingProvider } from '../port.ts';
import { describedServer } from '../testing/described-server.ts';
import { everyCall } from '../testing/every-call.ts';
import { yapilyProvider } from './yapily-provider.ts';

type Described = Awaited<ReturnType<typeof describedServer>>;
const at = (baseUrl: string): OpenBankingProvider =>
  yapilyProvider({
    name: 'yapily',
    settings: { applicationId: 'id', secret: 'secret', baseUrl },
    wait: () => Promise.resolve(),
  });

describe('against a server made of the provider’s description', () => {
  let server: Described;
  beforeAll(async () => {
    server = await describedServer();
  });
  afterAll(() => server.close());

  test.each(everyCall)(
    '%s is a request that the description allows, and its example is understood',
    async (_name, call) => {
      await expect(call(at(server.baseUrl))).resolves.not.toBe(Symbol());
    },
  );

  test('the examples come out as they are meant', async () => {
    const provider = at(server.baseUrl);
    const calls = Object.fromEntries(everyCall);
    expect(await calls.startEmbedded?.(provider)).toMatchObject({
      status: 'awaiting-method',
      methods: expect.arrayContaining([{ id: '944', type: 'PUSH_OTP', description: 'SecureSIGN', information: null }]),
    });
    expect(await calls.startRedirect?.(provider)).toMatchObject({ status: 'awaiting', token: null });
    expect(await calls.startPreAuthorisation?.(provider)).toMatchObject({
      providerStatus: 'AWAITING_PRE_AUTHORIZATION',
    });
    expect(await calls.continueAfterPreAuthorisation?.(provider)).toMatchObject({
      status: 'awaiting-decoupled',
      authorisationUrl: null,
    });
    expect(await calls.transactions?.(provider)).toMatchObject({
      nextOffset: null,
      transactions: [
        { cents: -10_023, currency: 'GBP', bookedOn: '2021-05-06', isBooked: true, bankCode: 'PMNT-ICDT-DMCT' },
      ],
    });
  });

  test('what the description does not allow is refused here, so the tests above mean something', async () => {
    const headers = { Authorization: `Basic ${btoa('id:secret')}` };
    expect((await fetch(`${server.baseUrl}/accounts`, { headers })).status).toBe(422);
    expect((await fetch(`${server.baseUrl}/institutions`)).status).toBe(401);
    const wrong = await fetch(`${server.baseUrl}/pre-auth-requests`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({ institutionId: 'n26' }),
    });
    expect(wrong.status).toBe(422);
  });
});

// The description's one example of a failure is the fault of a bank; failure-of.test.ts has the others.
describe.each([
  [400, 'bank'],
  [401, 'bank'],
  [403, 'consent'],
  [404, 'consent'],
  [409, 'bank'],
  [424, 'bank'],
  [429, 'busy'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('an answer %i', (code, reason) => {
  let server: Described;
  beforeAll(async () => {
    server = await describedServer({ code });
  });
  afterAll(() => server.close());

  test.each(everyCall)('to %s is a failure of its kind', async (name, call) => {
    const heard = await call(at(server.baseUrl)).then(
      (value) => ({ value }),
      (error: unknown) => error,
    );
    // A consent that the provider does not know, or no longer, is an answer to these two.
    if (code === 404 && name === 'consent') expect(heard).toEqual({ value: null });
    else if (code === 404 && name === 'deleteConsent') expect(heard).toEqual({ value: undefined });
    else expect(heard).toMatchObject({ name: 'OpenBankingError', reason });
  });
});

describe('answers made up from the schemas', () => {
  let server: Described;
  beforeAll(async () => {
    server = await describedServer({ dynamic: true });
  });
  afterAll(() => server.close());

  test.each(everyCall)('to %s are understood or refused, never stumbled over', async (_name, call) => {
    for (let round = 0; round < 3; round += 1) {
      const heard = await call(at(server.baseUrl)).catch((error: unknown) => error);
      if (heard instanceof Error) expect(heard).toBeInstanceOf(OpenBankingError);
    }
  });
});
