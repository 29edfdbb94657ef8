import { createSessionAnswer, paymentRequiredAnswer, sessionStatusAnswer } from '@vesta/domain/payment/answers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { createSession } from './create-session.ts';
import { isPaymentRequired } from './is-payment-required.ts';
import { sandboxCheckoutRoutes } from './sandbox/routes.ts';
import { sessionStatus } from './session-status.ts';
import { paymentWebhookRoutes } from './webhook-routes.ts';

const MAX_SESSION_ID = 200;

export const paymentRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/payment/create-session',
    {
      schema: {
        tags: ['payment'],
        summary: 'Open the checkout of the application, or take up the one that is open',
        response: { 200: createSessionAnswer, ...failureResponses(401, 409, 502) },
      },
    },
    async (request) => ({
      success: true as const,
      clientSecret: await createSession(house, ownApplication(request), request.context.language),
      checkout: house.payments.checkout,
    }),
  );

  app.get(
    '/v1/payment/is-payment-required',
    {
      schema: {
        tags: ['payment'],
        summary: 'Whether the application still has to be paid for',
        response: { 200: paymentRequiredAnswer, ...failureResponses(401) },
      },
    },
    async (request) => ({
      success: true as const,
      isPaymentRequired: await isPaymentRequired(house, ownApplication(request)),
    }),
  );

  app.get(
    '/v1/payment/session-status',
    {
      schema: {
        tags: ['payment'],
        summary: 'How a checkout of the application ended, with the amount in euro',
        querystring: z.object({ session_id: z.string().min(1).max(MAX_SESSION_ID) }),
        response: { 200: sessionStatusAnswer, ...failureResponses(401, 404, 422, 502) },
      },
    },
    async (request) => ({
      success: true as const,
      session: await sessionStatus(house, ownApplication(request), request.query.session_id),
    }),
  );

  await app.register(paymentWebhookRoutes, house);
  if (house.payments.name === 'sandbox') await app.register(sandboxCheckoutRoutes, house);
};
