import { applicationState, stepUpdate } from '@vesta/domain/state';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { stateOf } from './state-of.ts';
import { updateStep } from './update-step.ts';

export const stateRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/state/',
    {
      schema: {
        tags: ['state'],
        summary: 'The person, the application and where it was left',
        response: { 200: applicationState, ...failureResponses(401) },
      },
    },
    async (request) => stateOf(ownApplication(request)),
  );

  app.post(
    '/v1/state/update-step',
    {
      schema: {
        tags: ['state'],
        summary: 'Remember the step the person has reached',
        body: stepUpdate,
        response: { 200: success, ...failureResponses(401, 409, 422) },
      },
    },
    async (request) => {
      await updateStep(house, ownApplication(request), request.body);
      return { success: true as const };
    },
  );
};
