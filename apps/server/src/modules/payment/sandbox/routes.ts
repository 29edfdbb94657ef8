import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { answerCheckout } from './answer-checkout.ts';
import { CHECKOUT_PATH, CHECKOUT_POLICY, STYLES_PATH } from './page-frame.ts';
import { styles } from './styles.ts';

const MAX_TEXT = 200;
const text = () => z.string().max(MAX_TEXT).default('');
const postForm = z.object({
  client_secret: text(),
  act: z.enum(['open', 'pay', 'approve', 'refuse']).default('open'),
  number: text(),
  expiry: text(),
  code: text(),
  name: text(),
});

/** The far side of the sandbox, for the frame in the page. The secret travels in the body, never in an address. */
export const sandboxCheckoutRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(
    CHECKOUT_PATH,
    { config: { access: 'public' }, schema: { hide: true, body: postForm } },
    async (request, reply) => {
      const { client_secret: clientSecret, act, ...card } = request.body;
      const page = await answerCheckout(house, { clientSecret, act, card }, request.context.language);
      return reply
        .header('Content-Security-Policy', CHECKOUT_POLICY)
        .header('Cache-Control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  app.get(STYLES_PATH, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
};
