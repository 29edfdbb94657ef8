import multipart from '@fastify/multipart';
import { documentList } from '@vesta/domain/documents/record';
import { documentTypes, fiscalTypes } from '@vesta/domain/documents/types';
import { fiscalAnswer, uploadReply } from '@vesta/domain/documents/upload';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { documentStateOf } from '../documents/list-documents.ts';
import { ownRecord } from '../documents/own-record.ts';
import { parseAnswerOf } from '../documents/parse-results.ts';
import { multipartLimits } from '../documents/receive-upload.ts';
import { uploadDocument } from '../documents/upload-document.ts';
import { fiscalResultOf } from './fiscal-result-of.ts';
import { moveDocument } from './move-document.ts';
import { setProblemOf } from './set-problem.ts';
import { aboutTheSet, uploadReplyOf } from './upload-reply.ts';

const tags = ['documents'];
const byId = z.object({ document_id: z.string().optional() }).loose();
const uploads = {
  tags,
  consumes: ['multipart/form-data'],
  response: { 200: uploadReply, ...failureResponses(401, 415, 422) },
};

/** Statements have an address of their own, where their bank is asked for. */
const anyType = documentTypes.filter((type) => type !== 'bank_statement');

export const otherDocumentsRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  await app.register(multipart, multipartLimits);

  const upload = async (request: FastifyRequest, allowed: Parameters<typeof uploadDocument>[2]) => {
    const documentId = await uploadDocument(house, request, allowed);
    const access = ownApplication(request);
    const { application } = access;
    const { language } = request.context;
    const { document, all } = await ownRecord(house, access, documentId, language);
    return uploadReplyOf(document, all, await setProblemOf(house, application, document, all, language));
  };

  app.post(
    '/v1/other-documents/upload',
    { config: { handover: true }, schema: { summary: 'Hand in a paper; it is read in the background', ...uploads } },
    (request) => upload(request, anyType),
  );

  app.post(
    '/v1/other-documents/upload-fiscal',
    { config: { handover: true }, schema: { summary: 'Hand in a tax paper as a PDF', ...uploads } },
    (request) => upload(request, fiscalTypes),
  );

  app.post(
    '/v1/other-documents/fetch-fiscal-result',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'How far the reading of a tax paper has come, and what it says',
        querystring: byId,
        response: { 200: fiscalAnswer, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      const access = ownApplication(request);
      const { application } = access;
      const { language } = request.context;
      const { document, all } = await ownRecord(house, access, request.query.document_id, language);
      const problem = await setProblemOf(house, application, document, all, language);
      const told = parseAnswerOf(
        document,
        application.applicationType !== 'rapid',
        aboutTheSet(document, all, problem),
      );
      // A phone may only hand papers in; what they say stays on the screen of their owner.
      const fiscal_result = access.handover ? null : await fiscalResultOf(house, application.id, document.id);
      return { ...told, fiscal_result };
    },
  );

  app.post(
    '/v1/other-documents/delete',
    {
      schema: {
        tags,
        summary: 'Delete a paper and its bytes',
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
    '/v1/other-documents/move',
    {
      schema: {
        tags,
        summary: 'Put a paper where it belongs, once reading it has shown that',
        body: z.object({ document_id: z.string(), type: z.enum(documentTypes) }),
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      await moveDocument(house, ownApplication(request), request.body.document_id, request.body.type);
      return { success: true as const };
    },
  );

  app.get(
    '/v1/other-documents/list',
    {
      config: { handover: true },
      schema: {
        tags,
        summary:
          'All papers of the application, as the state call has them; to a phone its own and those it was called for',
        response: { 200: documentList, ...failureResponses(401) },
      },
    },
    async (request) => {
      const { application, handover } = ownApplication(request);
      const state = await documentStateOf(house, application.id, request.context.language, handover);
      return { success: true as const, ...state };
    },
  );
};
