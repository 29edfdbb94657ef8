import { checkExplanation, documentReading, factCorrection } from '@vesta/domain/documents/reading';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { clientLeft } from '../../lib/client-left.ts';
import { ownApplication } from '../access/guard.ts';
import { correctFact } from './correct-fact.ts';
import { documentReadingOf } from './document-reading.ts';
import { explainCheck } from './explain-check.ts';
import { MOST_PAGES, pagePictureOf } from './page-picture.ts';

const tags = ['documents'];
const params = z.object({ documentId: z.string() });

/** What a person may see, correct and explain of a paper that was read. */
export const documentRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/other-documents/:documentId/reading',
    {
      schema: {
        tags,
        summary: 'What was read from a paper, where it stands, and what the checks say',
        params,
        querystring: z.object({ only: z.literal('facts').optional() }).loose(),
        response: { 200: documentReading, ...failureResponses(401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const { documentId } = request.params;
      const factsOnly = request.query.only === 'facts';
      return documentReadingOf(house, ownApplication(request), documentId, {
        language: request.context.language,
        factsOnly,
      });
    },
  );

  app.get(
    '/v1/other-documents/:documentId/pages/:page',
    {
      config: { cookie: true },
      schema: {
        tags,
        summary: 'One page of a paper as a WebP',
        params: params.extend({ page: z.coerce.number().int().min(1).max(MOST_PAGES) }),
      },
    },
    async (request, reply) => {
      const { documentId, page } = request.params;
      const signal = clientLeft(reply);
      const picture = await pagePictureOf(house, ownApplication(request), { documentId, page, signal });
      return reply.header('Cache-Control', 'no-store').type('image/webp').send(Buffer.from(picture));
    },
  );

  app.post(
    '/v1/other-documents/:documentId/correct',
    {
      schema: {
        tags,
        summary: 'Correct a value that was misread; what was read is kept beside it',
        params,
        body: factCorrection,
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      await correctFact(house, ownApplication(request), request.params.documentId, request.body);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/other-documents/:documentId/explain',
    {
      schema: {
        tags,
        summary: 'Words to the reviewer about a failed check',
        params,
        body: checkExplanation,
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      await explainCheck(house, ownApplication(request), request.params.documentId, request.body);
      return { success: true as const };
    },
  );
};
