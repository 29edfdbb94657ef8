import { documentValidation, supportedDocuments } from '@vesta/domain/documents/income-check';
import { isEmploymentStatus } from '@vesta/domain/employment';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { ownApplication } from '../access/guard.ts';
import { occupiedOf } from './occupied-of.ts';
import { sendPaperList } from './send-paper-list.ts';
import { setUploadDone } from './set-upload-done.ts';
import { supportedDocumentsFor } from './supported-documents.ts';
import { validateDocuments } from './validate-documents.ts';

const tags = ['income check'];

export const incomeCheckRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v2/income-check/validate-documents',
    {
      schema: {
        tags,
        summary: 'Are the papers enough to go on?',
        response: { 200: documentValidation, ...failureResponses(401) },
      },
    },
    async (request) => validateDocuments(house, ownApplication(request).application, request.context.language),
  );

  app.get(
    '/v2/income-check/set-upload-done-time',
    {
      schema: {
        tags,
        summary: 'The person says that all papers are there (rapid applications)',
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request) => {
      await setUploadDone(house, ownApplication(request));
      return { success: true as const };
    },
  );

  app.post(
    '/v2/income-check/send-list',
    {
      schema: {
        tags,
        summary: 'Mail the person the list of papers that are asked for',
        response: { 200: success, ...failureResponses(401, 429) },
      },
    },
    async (request) => {
      await sendPaperList(house, ownApplication(request), request.context.language);
      return { success: true as const };
    },
  );

  app.get(
    '/v2/income-check/supported-documents',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'The papers that an occupation asks for and takes',
        querystring: z.object({ occupation: z.string().max(40).optional() }).loose(),
        response: { 200: supportedDocuments, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      const { application } = ownApplication(request);
      const asked = request.query.occupation || application.employmentStatus;
      const employmentStatus = [asked, asked.charAt(0).toUpperCase() + asked.slice(1)].find(isEmploymentStatus);
      if (!employmentStatus) throw new AppError('OCCUPATION_UNKNOWN');
      return supportedDocumentsFor({ ...occupiedOf(house, application), employmentStatus }, request.context.language);
    },
  );
};
