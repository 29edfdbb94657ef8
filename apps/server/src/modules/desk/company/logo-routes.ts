import { LOGO_PATH } from '@vesta/domain/desk/company';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { readLogo } from './read-logo.ts';

/** Logos of companies, for pages and mails. A new one has a new address, so it may be kept for good. */
export async function logoRoutes(app: FastifyInstance, house: Pick<House, 'database'>): Promise<void> {
  app.get(`${LOGO_PATH}/*`, { schema: { hide: true } }, async (request, reply) => {
    const png = await readLogo(house, request.url.split('?', 1)[0] ?? '');
    if (!png) throw new AppError('NOT_FOUND');
    return reply
      .type('image/png')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .send(png);
  });
}
