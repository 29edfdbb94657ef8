import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Consent } from '../consents/consent.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import type { Customer } from '../customers.ts';
import type { Door } from '../door.ts';
import { accountObject } from '../feed/account-object.ts';
import { accountsOf, holderOf, type SandboxAccount } from '../feed/accounts-of.ts';
import { dayOfMoment } from '../feed/day-of.ts';
import { transactionsPage } from '../feed/transactions-page.ts';
import { answered, answeredList } from './answers.ts';
import { atBank, noConsent, turnedAway, unknown } from './failures.ts';
import { pause } from './pause.ts';
import { headerOf, read, transactionsQuery } from './requests.ts';

interface Opened {
  consent: Consent;
  customer: Customer;
  accounts: SandboxAccount[];
}

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 14;
const REFUSED_CALLS = 2;

/** The accounts behind a token, after the bank has had its moods. */
async function open(book: ConsentBook, door: Door, request: FastifyRequest): Promise<Opened> {
  const consent = book.byToken(headerOf(request.headers, 'consent') ?? '');
  if (consent?.status !== 'AUTHORIZED' || !consent.customer) throw noConsent();
  const { bank, customer } = consent;
  await pause(door, bank);
  consent.dataCalls += 1;
  if (bank.quirk === 'limited' && consent.dataCalls <= REFUSED_CALLS) throw turnedAway(429);
  if (bank.quirk === 'one-run') {
    if (consent.asked.has(request.url)) {
      consent.status = 'CONSUMED';
      throw noConsent();
    }
    consent.asked.add(request.url);
  }
  const all = accountsOf(bank, customer, dayOfMoment(door.clock.now()));
  return { consent, customer, accounts: all.filter(({ id }) => consent.accountIds?.includes(id) ?? true) };
}

/** What a consent opens: accounts, who holds them, and what was booked. */
export function dataRoutes(app: FastifyInstance, { book, door }: { book: ConsentBook; door: Door }): void {
  app.get('/accounts', async (request) => {
    const { consent, accounts } = await open(book, door, request);
    if (consent.bank.quirk === 'malformed') return { meta: {}, data: '<html>Wartung / manutenzione</html>' };
    return answeredList(
      door,
      accounts.map((account) => accountObject(account, door.clock.now())),
    );
  });

  app.get('/identity', async (request) => {
    const { consent, customer } = await open(book, door, request);
    const { firstName, lastName } = holderOf(customer, dayOfMoment(door.clock.now()));
    return answered(door, { id: consent.userUuid, firstName, lastName, fullName: `${firstName} ${lastName}` });
  });

  app.get<{ Params: { id: string } }>('/accounts/:id/transactions', async (request) => {
    const query = read(transactionsQuery, request.query);
    const { consent, accounts } = await open(book, door, request);
    const account = accounts.find(({ id }) => id === request.params.id);
    if (!account) throw unknown();
    const [from, before] = [new Date(query.from), new Date(query.before)];
    if (consent.bank.quirk === 'windows' && before.getTime() - from.getTime() > WINDOW_DAYS * DAY_MS)
      throw atBank(400, 400, 'PERIOD_INVALID');
    const asked = { from, before, limit: query.limit, offset: query.offset };
    const { rows, total } = transactionsPage(consent.bank, account, asked, door.clock.now());
    return answeredList(door, rows, { total, limit: query.limit, offset: query.offset });
  });
}
