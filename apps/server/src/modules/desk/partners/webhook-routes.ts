import { deskCalls } from '@vesta/domain/desk/calls';
import { newKeyAnswer } from '@vesta/domain/desk/partners';
import { newWebhookForm, webhooksAnswer } from '@vesta/domain/desk/webhooks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { createWebhook, enableWebhook, removeWebhook, testWebhook } from './change-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';

const tags = ['desk'];
const params = z.object({ company: z.string(), webhook: z.string() });

const acts = [
  ['webhooks.remove', 'Send nothing more to an endpoint', removeWebhook],
  ['webhooks.enable', 'Switch an endpoint on again', enableWebhook],
  ['webhooks.test', 'Send a message about nothing, to see whether it arrives', testWebhook],
] as const;

export const deskWebhookRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['webhooks.list'].path,
    {
      config: deskRoute('webhooks.list'),
      schema: {
        tags,
        summary: 'The endpoints of a company with their last messages',
        response: { 200: webhooksAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, webhooks: await listWebhooks(house, memberOf(request)) }),
  );

  app.post(
    deskCalls['webhooks.create'].path,
    {
      config: deskRoute('webhooks.create'),
      schema: {
        tags,
        summary: 'Name an endpoint that is told of events; its secret is shown once',
        description:
          'Messages are JSON: `{ id, type, created_at, data: { application_id, listing_id } }`. The header `Vesta-Signature` is `t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA-256 of `SECONDS.BODY` under the secret (base64url).',
        body: newWebhookForm,
        response: { 200: newKeyAnswer, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return { success: true as const, ...(await createWebhook(house, memberOf(request), request.body)) };
    },
  );

  for (const [call, summary, act] of acts) {
    app.post(
      deskCalls[call].path,
      {
        config: deskRoute(call),
        schema: { tags, summary, params, response: { 200: success, ...failureResponses(401, 403, 404) } },
      },
      async (request) => {
        await act(house, memberOf(request), request.params.webhook);
        return { success: true as const };
      },
    );
  }
};
