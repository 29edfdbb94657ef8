import { mortgageForm } from '@vesta/domain/mortgage/mortgage-form';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { parseForm } from '../../lib/parse-form.ts';
import { ownApplication } from '../access/guard.ts';
import { requireStep } from '../confirmation/require-step.ts';
import { submitMortgageInfo } from './submit-mortgage-info.ts';

export const mortgageInfoRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/mortgage-info/submit',
    {
      schema: {
        tags: ['declarations'],
        summary: 'Save and sign the mortgage questionnaire',
        description:
          'Takes identified_property, property_type, property_value, loan_amount, need_financing, loan_term (the wished years, or nothing) and sources_of_fund as a list of { source, amount }; the names of the screen (propertyValue and so on) do as well. Amounts are texts in the way of the region or plain numbers of euro. loan_percentage and funds are worked out here. confirmation must be true.',
        body: z.looseObject({}),
        response: { 200: success, ...failureResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const access = ownApplication(request);
      const { language } = request.context;
      requireStep(access.application, 'mortgage-info');
      const info = parseForm(mortgageForm(access.application.region), request.body, language);
      await submitMortgageInfo(house, { access, language, ip: request.ip }, info);
      return { success: true as const };
    },
  );
};
