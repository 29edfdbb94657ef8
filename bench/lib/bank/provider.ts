import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manyBookings } from '../many-bookings.ts';

const DAY_MS = 86_400_000;
const INSTITUTION = 'unicredit';
const IBAN = 'IT60X0200811101000000123456';

export interface Provider {
  readonly address: string;
  readonly institution: string;
  close(): Promise<void>;
}

/** Bookings of the last year, newest first, as the provider writes them. */
function bookingsOf(count: number, today: Date): object[] {
  let cents = 1_000_000;
  return manyBookings(count)
    .map(({ amount, description, counterparty }, at) => {
      cents += amount;
      const day = new Date(today.getTime() - Math.floor(((count - at) * 365) / count) * DAY_MS).toISOString();
      return {
        id: `b-${at}`,
        date: day,
        bookingDateTime: day,
        valueDateTime: day,
        status: 'BOOKED',
        amount: amount / 100,
        currency: 'EUR',
        description,
        balance: { type: 'CLOSING_BOOKED', balanceAmount: { amount: cents / 100, currency: 'EUR' } },
        ...(counterparty ? { [amount < 0 ? 'payeeDetails' : 'payerDetails']: { name: counterparty } } : {}),
      };
    })
    .toReversed();
}

const features = ['INITIATE_ACCOUNT_REQUEST', 'ACCOUNTS', 'ACCOUNT_TRANSACTIONS', 'ACCOUNT_BALANCES'];

/** A provider that agrees to everything at once and sends one account with so many bookings, as fast as it can. */
export async function startProvider(bookings: number): Promise<Provider> {
  const today = new Date();
  const all = bookingsOf(bookings, today);
  const pages = new Map<string, string>();
  const consents = new Map<string, string>();
  const told = (data: unknown, meta: object = {}) => JSON.stringify({ meta: { tracingId: 'bench', ...meta }, data });
  const consentOf = (id: string) => ({
    id,
    userUuid: 'u',
    applicationUserId: consents.get(id),
    institutionId: INSTITUTION,
    status: 'AUTHORIZED',
    consentToken: `token-${id}`,
  });

  function page(query: URLSearchParams): string {
    const [limit, offset] = [Number(query.get('limit') ?? 1000), Number(query.get('offset') ?? 0)];
    const key = `${limit}/${offset}`;
    const known = pages.get(key);
    if (known) return known;
    const text = told(all.slice(offset, offset + limit), { pagination: { totalCount: all.length } });
    pages.set(key, text);
    return text;
  }

  function begun(body: string): string {
    const id = randomUUID();
    consents.set(id, (JSON.parse(body) as { applicationUserId: string }).applicationUserId);
    return told({ ...consentOf(id), status: 'AWAITING_AUTHORIZATION', authorisationUrl: 'http://localhost/bank' });
  }

  function answer(method: string, { pathname, searchParams }: URL, body: string): string | null {
    const [, room, id, list] = pathname.split('/');
    if (room === 'institutions')
      return told([
        {
          id: INSTITUTION,
          name: 'UniCredit',
          fullName: 'UniCredit',
          countries: [{ displayName: 'Italy', countryCode2: 'IT', bic: 'UNCRITMM' }],
          environmentType: 'SANDBOX',
          credentialsType: 'API_KEY',
          media: [],
          features,
        },
      ]);
    if (room === 'account-auth-requests') return begun(body);
    if (room === 'consents') return method === 'DELETE' ? told({ deleteStatus: 'SUCCESS' }) : told(consentOf(id ?? ''));
    if (room === 'accounts' && list === 'transactions') return page(searchParams);
    if (room !== 'accounts') return null;
    return told([
      {
        id: 'account-1',
        type: 'ACCOUNT',
        balance: 10_000,
        currency: 'EUR',
        accountType: 'CURRENT',
        accountNames: [{ name: 'Giulia Moretti' }],
        accountIdentifications: [{ type: 'IBAN', identification: IBAN }],
        accountBalances: [],
      },
    ]);
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const text = answer(request.method ?? 'GET', new URL(request.url ?? '/', 'http://provider'), body);
    response.writeHead(text === null ? 404 : request.method === 'POST' ? 201 : 200, {
      'content-type': 'application/json',
    });
    response.end(text ?? '{"error":{"code":404,"status":"NOT_FOUND","message":"unknown"}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    institution: INSTITUTION,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
