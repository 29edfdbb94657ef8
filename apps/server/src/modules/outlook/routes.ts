import { outlookAnswer } from '@vesta/domain/outlook/outlook';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { outlookOf } from './outlook-of.ts';

export const outlookRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/income-check/outlook',
    {
      schema: {
        tags: ['income-check'],
        summary: 'Whether the report will be conclusive, and what would make it so',
        response: { 200: outlookAnswer, ...failureResponses(401) },
      },
    },
    async (request) => outlookOf(house, ownApplication(request).application, request.context.language),
  );
};
