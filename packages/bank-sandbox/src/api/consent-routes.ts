import type { FastifyInstance } from 'fastify';
import type { Consent } from '../consents/consent.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import type { Door } from '../door.ts';
import { answered, consentObject } from './answers.ts';
import { unknown } from './failures.ts';
import { oneTimeTokenRequest, read } from './requests.ts';

/** The customer picks up the phone while the client asks for the third time. */
const POLLS_UNTIL_ANSWERED = 3;

function hearFromApp(book: ConsentBook, consent: Consent): void {
  if (consent.status !== 'AWAITING_DECOUPLED_AUTHORIZATION') return;
  consent.polls += 1;
  if (consent.polls < POLLS_UNTIL_ANSWERED) return;
  if (consent.customer) book.approve(consent);
  else consent.status = 'REJECTED';
}

/** Looking at consents, exchanging what the browser brought for one, and ending them. */
export function consentRoutes(app: FastifyInstance, { book, door }: { book: ConsentBook; door: Door }): void {
  app.get<{ Params: { id: string } }>('/consents/:id', async ({ params: { id } }) => {
    const consent = book.byId(id);
    if (!consent) throw unknown();
    hearFromApp(book, consent);
    return answered(door, consentObject(consent));
  });

  app.delete<{ Params: { id: string } }>('/consents/:id', async ({ params: { id } }) => {
    const consent = book.byId(id);
    if (!consent) throw unknown();
    book.remove(id);
    return answered(door, {
      id,
      deleteStatus: 'SUCCESS',
      institutionId: consent.bank.id,
      creationDate: consent.createdAt.toISOString(),
    });
  });

  app.post('/consent-one-time-token', async (request, reply) => {
    const consent = book.takeOneTimeToken(read(oneTimeTokenRequest, request.body).oneTimeToken);
    if (!consent) throw unknown();
    // The one answer without an envelope.
    return reply.code(201).send(consentObject(consent));
  });
}
