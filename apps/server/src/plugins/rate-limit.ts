import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/**
 * A coarse guard of this process against floods from one address. It counts in memory on purpose: it protects the
 * process, and must cost nothing. Limits that mean something (codes, mails, sign-ups) are kept in the database.
 */
export async function rateLimits(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    // Asked of the route that was found: an address can be written in many ways, and most of them do not begin so.
    allowList: ({ routeOptions }) => routeOptions.url !== undefined && !routeOptions.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', { values: { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) } }),
  });
}
