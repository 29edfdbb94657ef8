import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sandboxBanks } from '../banks.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import type { Door } from '../door.ts';
import { answeredList } from './answers.ts';
import { authorisationRoutes } from './authorisation-routes.ts';
import { consentRoutes } from './consent-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { embeddedRoutes } from './embedded-routes.ts';
import { tellFailures, turnedAway } from './failures.ts';
import { institutionObject } from './institution-object.ts';

/** Built in: who reaches this address is on the machine already, and nothing behind it is real. */
export const SANDBOX_CREDENTIALS = { applicationId: 'sandbox-application', secret: 'sandbox-secret' };

const expected = Buffer.from(
  `Basic ${Buffer.from(`${SANDBOX_CREDENTIALS.applicationId}:${SANDBOX_CREDENTIALS.secret}`).toString('base64')}`,
);

function isClient(authorization: string | undefined): boolean {
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The provider's interface, as far as Vesta uses it. */
export async function apiRoutes(app: FastifyInstance, needs: { book: ConsentBook; door: Door }): Promise<void> {
  tellFailures(app, needs.door);
  app.addHook('onRequest', async ({ headers }) => {
    if (!isClient(headers.authorization)) throw turnedAway(401);
  });
  // To the letter what the provider sends.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Content-Type', 'application/json;charset=UTF-8');
  });
  app.get('/institutions', async () => answeredList(needs.door, sandboxBanks.map(institutionObject)));
  authorisationRoutes(app, needs);
  embeddedRoutes(app, needs);
  consentRoutes(app, needs);
  dataRoutes(app, needs);
}
