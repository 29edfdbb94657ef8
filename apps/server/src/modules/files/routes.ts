import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { ownApplication } from '../access/guard.ts';
import { fileNameOf } from './file-name-of.ts';
import { readFile } from './read-file.ts';

export const fileRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/files/:fileId',
    {
      config: { cookie: true },
      schema: {
        tags: ['files'],
        summary: 'One file of the own application, decrypted on the way out',
        params: z.object({ fileId: z.string() }),
      },
    },
    async (request, reply) => {
      const { fileId } = request.params;
      const { body, contentType, sizeBytes } = await readFile(house, ownApplication(request), fileId);
      const name = await fileNameOf(house, { id: fileId, contentType });
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `inline; filename="${name}"`)
        .header('Content-Length', sizeBytes)
        .type(contentType)
        .send(body);
    },
  );
};
