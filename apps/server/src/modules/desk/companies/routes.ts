import { deskCalls } from '@vesta/domain/desk/calls';
import { newCompanyForm } from '@vesta/domain/desk/company';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { deskRoute, staffOf } from '../guard.ts';
import { createCompany } from './create-company.ts';

export const deskCompaniesRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    deskCalls['companies.create'].path,
    {
      config: deskRoute('companies.create'),
      schema: {
        tags: ['desk'],
        summary: 'Make a company and ask its first owner in',
        body: newCompanyForm,
        response: {
          200: z.object({ success: z.literal(true), id: z.string() }),
          ...failureResponses(401, 403, 422),
        },
      },
    },
    async (request) => ({
      success: true as const,
      id: await createCompany(house, staffOf(request), request.body, request.context),
    }),
  );
};
