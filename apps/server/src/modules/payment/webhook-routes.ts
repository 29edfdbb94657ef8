import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** The signature is over the bytes as they came, so nothing may read or change them before. */
export const paymentWebhookRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/v1/payment/webhook',
    {
      // The provider repeats what we do not take; slowing it down would only delay the truth.
      config: { access: 'public', rateLimit: false },
      schema: {
        tags: ['payment'],
        summary: 'Where the payment provider tells what happened; signed, and safe to repeat',
        response: { 200: success, ...failureResponses(400, 502) },
      },
    },
    async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook(house, body, typeof signature === 'string' ? signature : null);
      return { success: true as const };
    },
  );
};
