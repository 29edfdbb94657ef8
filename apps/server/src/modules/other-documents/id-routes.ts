import { idDocuments, parsedIdDocumentTypes } from '@vesta/domain/documents/id-documents';
import { idUploadOptions } from '@vesta/domain/documents/id-upload-options';
import { chosenCombination, missingNames, missingSides, usableIds } from '@vesta/domain/documents/missing-sides';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { idOptionsFor } from './id-options.ts';

const tags = ['documents'];

/** The calls of the identity step. */
export const idDocumentRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/other-documents/id-upload-options',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'Which identity papers can be handed in, by set of nationalities',
        response: { 200: idUploadOptions, ...failureResponses(401) },
      },
    },
    async (request) => idOptionsFor(house, ownApplication(request).application, request.context.language),
  );

  app.get(
    '/v1/other-documents/id-documents',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'The identity papers that were handed in',
        response: { 200: idDocuments, ...failureResponses(401) },
      },
    },
    async (request) => {
      const { application, handover } = ownApplication(request);
      const all = await listDocuments(house, application.id, request.context.language, handover);
      const ids = all.filter(({ type }) => type === 'national_id');
      return {
        success: true as const,
        id_documents: ids.map(({ id, name, hasError, message, recognised }) => ({
          id,
          name,
          type: 'national_id' as const,
          parse_task: { error: hasError ? message : null },
          result: { document_type: recognised?.document_type ?? null },
        })),
      };
    },
  );

  app.get(
    '/v1/other-documents/parsed-id-document-types',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'Which identity papers were read and can be used, and which sides are still missing',
        response: { 200: parsedIdDocumentTypes, ...failureResponses(401) },
      },
    },
    async (request) => {
      const { application, handover } = ownApplication(request);
      const all = await listDocuments(house, application.id, request.context.language, handover);
      const missing = missingSides(all, chosenCombination(all));
      const types = usableIds(all).flatMap(({ recognised }) => recognised?.id_type ?? []);
      return {
        success: true as const,
        parsed_types: [...new Set(types)],
        missing_documents: missingNames(missing),
        missing_sides: missing,
      };
    },
  );
};
