import type { FastifyInstance } from 'fastify';
import type { SandboxMethod } from '../banks.ts';
import { CODE_TRIES, judgeCode } from '../codes.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import { DEMO_PASSWORD, findCustomer } from '../customers.ts';
import type { Door } from '../door.ts';
import { answered, embeddedObject } from './answers.ts';
import { noteSpan } from './authorisation-routes.ts';
import { atBank, byUser, invalid, ProviderFailure, unknown } from './failures.ts';
import { bankFor, embeddedAuthRequest, embeddedAuthUpdate, read } from './requests.ts';

/** A code follows, or for an app a question that is answered there. */
function select(consent: Consent, method: SandboxMethod): void {
  consent.selected = method;
  consent.status = method.type === 'PUSH_OTP' ? 'AWAITING_DECOUPLED_AUTHORIZATION' : 'AWAITING_SCA_CODE';
}

/** A wrong code may be tried again, a stale one or one too many ends it. */
function enter(book: ConsentBook, consent: Consent, code: string): void {
  const verdict = judgeCode(code);
  if (verdict === 'right') {
    book.approve(consent);
    return;
  }
  consent.wrongCodes += 1;
  if (verdict === 'expired' || consent.wrongCodes >= CODE_TRIES) consent.status = 'FAILED';
  if (verdict === 'wrong') throw byUser('sandbox.code');
}

/** Where consents begin, and go on, for which credentials are typed on the client's own page. */
export function embeddedRoutes(app: FastifyInstance, { book, door }: { book: ConsentBook; door: Door }): void {
  app.post('/embedded-account-auth-requests', async (request, reply) => {
    const body = read(embeddedAuthRequest, request.body);
    const bank = bankFor(body.institutionId, 'embedded');
    const customer = findCustomer(body.userCredentials.id);
    if (!customer || body.userCredentials.password !== DEMO_PASSWORD) throw atBank(424, 401, 'PSU_CREDENTIALS_INVALID');
    const consent = book.open({
      applicationUserId: body.applicationUserId,
      bank,
      status: 'AWAITING_SCA_METHOD',
      callback: null,
      wantsOneTimeToken: false,
    });
    noteSpan(consent, body.accountRequest);
    consent.customer = customer;
    const [only, ...more] = bank.methods;
    if (only && more.length === 0) select(consent, only);
    return reply.code(201).send(answered(door, embeddedObject(consent)));
  });

  app.put<{ Params: { id: string } }>('/embedded-account-auth-requests/:id', async (request, reply) => {
    const body = read(embeddedAuthUpdate, request.body);
    const consent = book.byId(request.params.id);
    if (!consent || consent.bank.id !== body.institutionId || consent.bank.way !== 'embedded') throw unknown();
    if (body.selectedScaMethod) {
      if (consent.status !== 'AWAITING_SCA_METHOD') throw conflict();
      const method = consent.bank.methods.find(({ id }) => id === body.selectedScaMethod?.id);
      if (!method) throw invalid('selectedScaMethod');
      select(consent, method);
    } else if (body.scaCode !== undefined) {
      if (consent.status !== 'AWAITING_SCA_CODE') throw conflict();
      enter(book, consent, body.scaCode);
    } else throw invalid('scaCode');
    return reply.code(201).send(answered(door, embeddedObject(consent)));
  });
}

const conflict = () =>
  new ProviderFailure(409, 'YAPILY', {
    type: 'CONFLICT',
    code: 'sandbox.status',
    message: 'The consent does not wait for that',
  });
