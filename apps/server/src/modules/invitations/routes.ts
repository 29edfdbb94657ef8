import { invitationLine, reminderForm } from '@vesta/domain/invitation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { listInvitations } from './list-invitations.ts';
import { remindGuest } from './remind-guest.ts';

const tags = ['personal-details'];

export const invitationRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/invitations',
    {
      schema: {
        tags,
        summary: 'Whom this application invited, and how far each of them is',
        response: {
          200: z.object({ success: z.literal(true), invitations: z.array(invitationLine) }),
          ...failureResponses(401),
        },
      },
    },
    async (request) => ({
      success: true as const,
      invitations: await listInvitations(house, ownApplication(request).application),
    }),
  );

  app.post(
    '/v1/invitations/remind',
    {
      schema: {
        tags,
        summary: 'Write once more to somebody who has not answered an invitation',
        body: reminderForm,
        response: { 200: success, ...failureResponses(401, 404, 422, 429) },
      },
    },
    async (request) => {
      await remindGuest(house, ownApplication(request), request.body.email, request.context.language);
      return { success: true as const };
    },
  );
};
