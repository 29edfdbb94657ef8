import { deskCalls } from '@vesta/domain/desk/calls';
import { companyForm, deskCompanyAnswer, logoTypes, MAX_LOGO_BYTES } from '@vesta/domain/desk/company';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { changeLogo, removeLogo } from './change-logo.ts';
import { readCompany } from './read-company.ts';
import { saveCompany } from './save-company.ts';

const tags = ['desk'];
const logoAnswer = z.object({ success: z.literal(true), logo: z.string().nullable() });

export const deskCompanyRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.addContentTypeParser(
    [...logoTypes],
    { parseAs: 'buffer', bodyLimit: MAX_LOGO_BYTES },
    async (_request: unknown, body: Buffer | string) => body,
  );

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

  app.post(
    deskCalls['company.save'].path,
    {
      config: deskRoute('company.save'),
      schema: {
        tags,
        summary: 'Change name, address for reports and colours',
        body: companyForm,
        response: { 200: deskCompanyAnswer, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => ({
      success: true as const,
      company: await saveCompany(house, memberOf(request), request.body),
    }),
  );

  app.post(
    deskCalls['company.logo'].path,
    {
      config: deskRoute('company.logo'),
      bodyLimit: MAX_LOGO_BYTES,
      schema: {
        tags,
        summary: 'Bring a logo as a picture; it is drawn anew',
        consumes: [...logoTypes],
        response: { 200: logoAnswer, ...failureResponses(401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return { success: true as const, logo: await changeLogo(house, memberOf(request), bytes) };
    },
  );

  app.post(
    deskCalls['company.logo-remove'].path,
    {
      config: deskRoute('company.logo-remove'),
      schema: {
        tags,
        summary: 'Take the logo away; the name stands in its place',
        response: { 200: logoAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, logo: await removeLogo(house, memberOf(request)) }),
  );
};
