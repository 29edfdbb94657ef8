import { deskCalls } from '@vesta/domain/desk/calls';
import {
  keyLinkAnswer,
  keyLinkForm,
  newKeyAnswer,
  newKeyForm,
  partnerKeysAnswer,
  testLinkAnswer,
  testLinkForm,
} from '@vesta/domain/desk/partners';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { createKey, listKeys, revokeKey } from './partner-keys.ts';
import { buildLink, testLink } from './partner-links.ts';

const tags = ['desk'];
const params = z.object({ company: z.string(), key: z.string() });

export const deskPartnerRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['keys.list'].path,
    {
      config: deskRoute('keys.list'),
      schema: {
        tags,
        summary: 'The keys with which a company signs entry links',
        response: { 200: partnerKeysAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, keys: await listKeys(house, memberOf(request)) }),
  );

  app.post(
    deskCalls['keys.create'].path,
    {
      config: deskRoute('keys.create'),
      schema: {
        tags,
        summary: 'Make a key; its secret is shown once',
        body: newKeyForm,
        response: { 200: newKeyAnswer, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return { success: true as const, ...(await createKey(house, memberOf(request), request.body.label)) };
    },
  );

  app.post(
    deskCalls['keys.revoke'].path,
    {
      config: deskRoute('keys.revoke'),
      schema: {
        tags,
        summary: 'Withdraw a key',
        params,
        response: { 200: success, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => {
      await revokeKey(house, memberOf(request), request.params.key);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['keys.link'].path,
    {
      config: deskRoute('keys.link'),
      schema: {
        tags,
        summary: 'Make a signed entry link for one person',
        params,
        body: keyLinkForm,
        response: { 200: keyLinkAnswer, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { body, context } = request;
      const link = await buildLink(house, memberOf(request), request.params.key, body, context.language);
      return { success: true as const, link };
    },
  );

  app.post(
    deskCalls['keys.test'].path,
    {
      config: deskRoute('keys.test'),
      schema: {
        tags,
        summary: 'Say what a signed link is worth, without using it up',
        body: testLinkForm,
        response: { 200: testLinkAnswer, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await testLink(house, memberOf(request), request.body.link)),
    }),
  );
};
