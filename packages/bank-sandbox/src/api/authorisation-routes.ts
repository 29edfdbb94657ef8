import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxBank } from '../banks.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import { customers, findCustomer } from '../customers.ts';
import type { Door } from '../door.ts';
import { homeCustomer } from '../home-customer.ts';
import { answered, authorisationObject } from './answers.ts';
import { invalid, noConsent } from './failures.ts';
import { pause } from './pause.ts';
import { accountAuthRequest, bankFor, headerOf, preAuthRequest, read } from './requests.ts';

interface Span {
  transactionFrom?: string | undefined;
  transactionTo?: string | undefined;
  expiresAt?: string | undefined;
}

const momentOf = (text: string | undefined): Date | null => (text ? new Date(text) : null);

export function noteSpan(consent: Consent, span: Span | undefined): void {
  consent.from = momentOf(span?.transactionFrom);
  consent.to = momentOf(span?.transactionTo);
  consent.expiresAt = momentOf(span?.expiresAt);
}

/** Banks that want the number of their customer want it before they show their page. */
function assertCustomerNumber({ headers }: FastifyRequest, bank: SandboxBank): void {
  if (bank.quirk === 'customer-number' && (headerOf(headers, 'psu-id') ?? '').length < 5) throw invalid('psu-id');
}

/** In an app the bank knows who is asked: by the number that was sent, else whoever is at home there. */
function askInApp(request: FastifyRequest, consent: Consent, door: Door): void {
  const number = headerOf(request.headers, 'psu-id');
  consent.status = 'AWAITING_DECOUPLED_AUTHORIZATION';
  consent.ticket = null;
  consent.customer =
    number === null ? (homeCustomer(consent.bank, door.clock.now()) ?? customers[0] ?? null) : findCustomer(number);
}

/** Where consents begin that are agreed to at the bank. */
export function authorisationRoutes(app: FastifyInstance, { book, door }: { book: ConsentBook; door: Door }): void {
  app.post('/account-auth-requests', async (request, reply) => {
    const body = read(accountAuthRequest, request.body);
    const bank = bankFor(body.institutionId, 'redirect', 'decoupled');
    assertCustomerNumber(request, bank);
    if (!body.callback) throw invalid('callback');
    await pause(door, bank);
    const consent = book.open({
      applicationUserId: body.applicationUserId,
      bank,
      status: 'AWAITING_AUTHORIZATION',
      callback: body.callback,
      wantsOneTimeToken: body.oneTimeToken ?? false,
    });
    noteSpan(consent, body.accountRequest);
    if (bank.way === 'decoupled') askInApp(request, consent, door);
    return reply.code(201).send(answered(door, authorisationObject(consent)));
  });

  app.post('/pre-auth-requests', async (request, reply) => {
    const body = read(preAuthRequest, request.body);
    const bank = bankFor(body.institutionId, 'pre-auth');
    if (!body.callback) throw invalid('callback');
    const consent = book.open({
      applicationUserId: body.applicationUserId,
      bank,
      status: 'AWAITING_PRE_AUTHORIZATION',
      callback: body.callback,
      wantsOneTimeToken: body.oneTimeToken ?? false,
    });
    return reply.code(201).send(answered(door, authorisationObject(consent)));
  });

  app.put('/account-auth-requests', async (request) => {
    const body = read(accountAuthRequest, request.body);
    bankFor(body.institutionId, 'pre-auth');
    const consent = book.byToken(headerOf(request.headers, 'consent') ?? '');
    if (consent?.status !== 'PRE_AUTHORIZED' || consent.bank.id !== body.institutionId) throw noConsent();
    if (!body.callback) throw invalid('callback');
    book.continue(consent, body.callback);
    noteSpan(consent, body.accountRequest);
    return answered(door, authorisationObject(consent));
  });
}
