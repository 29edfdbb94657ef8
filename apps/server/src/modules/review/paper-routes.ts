import { deskCalls } from '@vesta/domain/desk/calls';
import { caseReadingAnswer } from '@vesta/domain/desk/review';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { clientLeft } from '../../lib/client-left.ts';
import { deskRoute, staffOf } from '../desk/guard.ts';
import { MOST_PAGES } from '../documents/page-picture.ts';
import { fileForCase, pageForCase, readingForCase } from './papers-of-case.ts';

const tags = ['review'];
const params = z.object({ case: z.string(), paper: z.string() });

/** Papers as a reviewer sees them; every look is recorded before anything leaves. */
export const reviewPaperRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['review.reading'].path,
    {
      config: deskRoute('review.reading'),
      schema: {
        tags,
        summary: 'What was read from a paper, with every check on it',
        params,
        response: { 200: caseReadingAnswer, ...failureResponses(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { case: caseId, paper: paperId } = request.params;
      return readingForCase(house, { staffId: staffOf(request).staff.id, caseId, paperId }, request.context.language);
    },
  );

  app.get(
    deskCalls['review.page'].path,
    {
      config: deskRoute('review.page'),
      schema: {
        tags,
        summary: 'One page of a paper as a WebP',
        params: params.extend({ page: z.coerce.number().int().min(1).max(MOST_PAGES) }),
      },
    },
    async (request, reply) => {
      const { case: caseId, paper: paperId, page } = request.params;
      const looking = { staffId: staffOf(request).staff.id, caseId, paperId };
      const picture = await pageForCase(house, looking, { page, signal: clientLeft(reply) });
      return reply.header('Cache-Control', 'no-store').type('image/webp').send(Buffer.from(picture));
    },
  );

  app.get(
    deskCalls['review.file'].path,
    {
      config: deskRoute('review.file'),
      schema: { tags, summary: 'The file as it was handed in', params },
    },
    async (request, reply) => {
      const { case: caseId, paper: paperId } = request.params;
      const bytes = await fileForCase(house, { staffId: staffOf(request).staff.id, caseId, paperId });
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', 'attachment; filename="paper.bin"')
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/octet-stream')
        .send(bytes);
    },
  );
};
