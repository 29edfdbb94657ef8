import { uncompleteApplications as uncompleteApplicationsAnswer } from '@vesta/domain/resume';
import { applicationState, stepUpdate } from '@vesta/domain/state';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { accessOf, ownApplication } from '../access/guard.ts';
import { linkApplications } from '../invitations/link-applications.ts';
import { stateOf } from './state-of.ts';
import { uncompleteApplications } from './uncomplete-applications.ts';
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
    async (request) => stateOf(house, ownApplication(request), request.context.language),
  );

  app.get(
    '/v1/state/uncomplete-applications',
    {
      config: { access: 'session' },
      schema: {
        tags: ['state'],
        summary: 'Applications that were not finished, those with a valid report, and open invitations',
        response: { 200: uncompleteApplicationsAnswer, ...failureResponses(401) },
      },
    },
    async (request) => uncompleteApplications(house, { ...accessOf(request), region: request.context.region }),
  );

  app.get(
    '/v1/state/link-applications',
    {
      schema: {
        tags: ['state'],
        summary: 'Join this application to the household that sent an invitation',
        querystring: z.object({ invitation_code: z.string().max(200) }).loose(),
        response: { 200: success, ...failureResponses(401, 404, 409, 422) },
      },
    },
    async (request) => {
      await linkApplications(house, ownApplication(request), request.query.invitation_code);
      return { success: true as const };
    },
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
      await updateStep(house, ownApplication(request), request.body, request.context.language);
      return { success: true as const };
    },
  );
};
