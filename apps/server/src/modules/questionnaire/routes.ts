import { questionnaireForm } from '@vesta/domain/questionnaire/questionnaire-form';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { questions } from './questions.ts';
import { submitQuestionnaire } from './submit-questionnaire.ts';

export const questionnaireRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/questionnaire/submit',
    {
      schema: {
        tags: ['declarations'],
        summary: 'Save and sign the self-disclosure of German tenants',
        description:
          'Every question once, by number or text key, with YES, NO or PNTS and a word of explanation where one is asked. The ticks waiver and truthful must be true: without them there is no declaration.',
        body: questionnaireForm(questions),
        response: { 200: success, ...failureResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const declarant = { access: ownApplication(request), language: request.context.language, ip: request.ip };
      await submitQuestionnaire(house, declarant, request.body);
      return { success: true as const };
    },
  );
};
