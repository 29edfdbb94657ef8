import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { readFlag } from './flags.ts';

/** Flags change less often than this page: a month in every cache. */
const KEPT = 'public, max-age=2592000, immutable';

/** Pictures on our own host, outside the API: no third party learns which page a person reads. */
export const flagRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/flags/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const flag = await readFlag(request.params.file);
      if (!flag) throw new AppError('NOT_FOUND');
      return reply.type('image/svg+xml').header('Cache-Control', KEPT).send(flag);
    },
  );
};
