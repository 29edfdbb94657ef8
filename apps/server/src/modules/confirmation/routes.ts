import { confirmationForm } from '@vesta/domain/declaration/confirmation-form';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { submitConfirmation } from './submit-confirmation.ts';

export const confirmationRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/confirmation/submit',
    {
      schema: {
        tags: ['declarations'],
        summary: 'Declare that everything stated is true',
        description:
          'Kept as a simple signature: name, date, version of the wording, language, moment and a digest of the answers. Repeating it without a change keeps one.',
        body: confirmationForm,
        response: { 200: success, ...failureResponses(401, 404, 409, 422) },
      },
    },
    async (request) => {
      const { language } = request.context;
      await submitConfirmation(house, { access: ownApplication(request), language, ip: request.ip });
      return { success: true as const };
    },
  );
};
