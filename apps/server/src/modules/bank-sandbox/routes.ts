import type { FastifyPluginAsync } from 'fastify';
import type { BankSandbox } from '../../adapters/open-banking/sandbox/bank-sandbox.ts';
import { AppError } from '../../lib/app-error.ts';

const PATH = '/sandbox-bank/';
const MAX_FORM_BYTES = 8_192;
const PATIENCE_MS = 10_000;
const passedOn = ['content-type', 'location', 'content-security-policy', 'cache-control'];

/**
 * The pages of the pretended banks, under our own host: whoever reached Vesta reaches them too, on a phone as well,
 * through one port and under one name. Their server listens to this machine alone.
 */
export const bankSandboxRoutes: FastifyPluginAsync<{ sandbox: BankSandbox }> = async (app, { sandbox }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: ['GET', 'POST'],
    url: `${PATH}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { baseUrl } = await sandbox.settings();
      const url = new URL(request.raw.url ?? '/', baseUrl);
      // Dots and slashes can make of an address another place, or even another host.
      if (url.origin !== baseUrl || !url.pathname.startsWith(PATH)) throw new AppError('NOT_FOUND');
      const answer = await fetch(url, {
        method: request.method,
        headers: {
          'Accept-Language': request.headers['accept-language'] ?? '',
          ...(request.method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        },
        body: typeof request.body === 'string' ? request.body : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      for (const name of passedOn) {
        const value = answer.headers.get(name);
        if (value) reply.header(name, value);
      }
      return reply.code(answer.status).send(await answer.text());
    },
  });
};
