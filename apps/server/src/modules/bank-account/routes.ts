import multipart from '@fastify/multipart';
import { bankList } from '@vesta/domain/documents/banks';
import { parseAnswer, uploadReply } from '@vesta/domain/documents/upload';
import { isRegionCode } from '@vesta/domain/regions/codes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { countryCode } from '../countries/country-code.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { ownRecord } from '../documents/own-record.ts';
import { parseAnswerOf } from '../documents/parse-results.ts';
import { multipartLimits } from '../documents/receive-upload.ts';
import { uploadDocument } from '../documents/upload-document.ts';
import { setProblemOf } from '../other-documents/set-problem.ts';
import { aboutTheSet, uploadReplyOf } from '../other-documents/upload-reply.ts';
import { bankListFor } from './bank-list.ts';
import { changeBank } from './change-bank.ts';
import { namedDocument } from './named-document.ts';

const tags = ['bank statements'];
const byId = z.object({ document_id: z.string().optional() }).loose();

export const bankAccountRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  await app.register(multipart, multipartLimits);

  const answerAbout = async (request: FastifyRequest, documentId: string | undefined) => {
    const access = ownApplication(request);
    const { application } = access;
    const { language } = request.context;
    const { document, all } = await ownRecord(house, access, documentId, language);
    const problem = await setProblemOf(house, application, document, all, language);
    return parseAnswerOf(document, application.applicationType !== 'rapid', aboutTheSet(document, all, problem));
  };

  app.post(
    '/v1/bank-account/upload',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'Hand in a statement as the original PDF; it is read in the background',
        consumes: ['multipart/form-data'],
        response: { 200: uploadReply, ...failureResponses(401, 415, 422) },
      },
    },
    async (request) => {
      const documentId = await uploadDocument(house, request, ['bank_statement']);
      const access = ownApplication(request);
      const { application } = access;
      const { language } = request.context;
      const { document, all } = await ownRecord(house, access, documentId, language);
      return uploadReplyOf(document, all, await setProblemOf(house, application, document, all, language));
    },
  );

  for (const name of ['parse', 'finalize-parse']) {
    app.post(
      `/v1/bank-account/${name}`,
      {
        config: { handover: true },
        schema: {
          tags,
          summary: 'How far the reading of a statement has come; the upload itself has ordered it',
          querystring: byId,
          response: { 200: parseAnswer, ...failureResponses(401, 422) },
        },
      },
      async (request) => answerAbout(request, request.query.document_id ?? (await namedDocument(request))),
    );
  }

  app.post(
    '/v1/bank-account/delete',
    {
      schema: {
        tags,
        summary: 'Delete a statement and its bytes',
        querystring: byId,
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      await deleteDocument(house, ownApplication(request), request.query.document_id);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/bank-account/change-bank',
    {
      schema: {
        tags,
        summary: 'Put a statement under the bank that it is from',
        body: z.object({ document_id: z.string(), abi: z.string().max(20) }),
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      const { document_id: documentId, abi } = request.body;
      await changeBank(house, ownApplication(request), documentId, abi);
      return { success: true as const };
    },
  );

  app.get(
    '/v1/bank-account/get-bank-list',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'The banks of a country, and what can be done with each',
        querystring: z.object({ country: z.string().max(60).optional() }).loose(),
        response: { 200: bankList, ...failureResponses(401) },
      },
    },
    async (request) => {
      const asked = countryCode(request.query.country ?? null)?.toLowerCase();
      const region = isRegionCode(asked) ? asked : ownApplication(request).application.region;
      return { success: true as const, bank_list: await bankListFor(house, region, request.context.language) };
    },
  );
};
