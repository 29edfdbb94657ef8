import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { releaseToHousehold, withdrawFromHousehold } from './release-to-household.ts';

const tags = ['release'];

export const householdReleaseRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v2/report/household-release',
    {
      schema: {
        tags,
        summary: 'Let the household that named this person count their figures',
        response: { 200: success, ...failureResponses(401, 402, 404) },
      },
    },
    async (request) => {
      await releaseToHousehold(house, ownApplication(request));
      return { success: true as const };
    },
  );

  app.post(
    '/v2/report/household-release/revoke',
    {
      schema: {
        tags,
        summary: 'Take the figures back from the household',
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request) => {
      await withdrawFromHousehold(house, ownApplication(request));
      return { success: true as const };
    },
  );
};
