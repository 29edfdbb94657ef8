import { deskCalls } from '@vesta/domain/desk/calls';
import { deskCompanyAnswer } from '@vesta/domain/desk/company';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { readCompany } from './read-company.ts';

const tags = ['desk'];

export const deskCompanyRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['company.read'].path,
    {
      config: deskRoute('company.read'),
      schema: {
        tags,
        summary: 'A company as its own people see it',
        response: { 200: deskCompanyAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, company: await readCompany(house, memberOf(request)) }),
  );
};
