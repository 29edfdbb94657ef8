import Stripe from 'stripe';
import { chargeFixture, eventFixture, sessionFixture } from '../src/adapters/payments/testing/fixtures.ts';
import { type StripeStandIn, stripeStandIn } from '../src/adapters/payments/testing/stripe-stand-in.ts';
import { auditLog, paymentEvents, payments } from '../src/db/schema/index.ts';
import { type PersonaName, personas } from '../src/db/seed/personas.ts';
import { completeSteps } from '../src/modules/report/testing/complete-steps.ts';
import { createTestHouse, type TestHouse } from './house.ts';

const secret = 'whsec_of_the_test';

export type StripeHouse = Awaited<ReturnType<typeof createStripeHouse>>;

/** The real server whose payment provider is a stand-in on this machine, and the words to speak with both. */
export async function createStripeHouse(settings: Readonly<Record<string, string>> = {}) {
  const stripe: StripeStandIn = await stripeStandIn();
  const t: TestHouse = await createTestHouse({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_BASE_URL: stripe.baseUrl,
    ...settings,
  });
  for (const who of [personas.giulia, personas.lena, personas.renate]) await completeSteps(t.house, who);
  const post = (payload: string, signature: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  const deliver = (event: object, by = secret) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(t.clock.now().getTime() / 1000);
    return post(payload, Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: by }));
  };
  const sessionEvent = (id: string, type: string, sessionId: string) =>
    eventFixture(id, `checkout.session.${type}`, sessionFixture({ ...stripe.sessions.get(sessionId), id: sessionId }));
  const open = (name: PersonaName) => t.as(name, { method: 'POST', url: '/api/v1/payment/create-session' });
  return {
    ...t,
    stripe,
    open,
    /** Opens the checkout of a person and answers its id. */
    openSession: async (name: PersonaName): Promise<string> => {
      const answer = await open(name);
      return String(answer.json().clientSecret).split('_secret_')[0] ?? '';
    },
    isRequired: async (name: PersonaName): Promise<boolean> =>
      (await t.as(name, { method: 'GET', url: '/api/v1/payment/is-payment-required' })).json().isPaymentRequired,
    statusOf: (name: PersonaName, sessionId: string) =>
      t.as(name, {
        method: 'GET',
        url: '/api/v1/payment/session-status',
        query: { session_id: sessionId, lang: 'en' },
      }),
    /** The person pays at the provider; nobody has told us yet. */
    pays: (sessionId: string) =>
      stripe.change(sessionId, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_of_${sessionId}`,
        client_secret: null,
      }),
    post,
    deliver,
    sessionEvent,
    refundEvent: (id: string, sessionId: string, cents: number) =>
      eventFixture(
        id,
        'charge.refunded',
        chargeFixture({ payment_intent: `pi_of_${sessionId}`, amount_refunded: cents }),
      ),
    /** As on the first day, so that one house does for a whole file. */
    reset: async () => {
      stripe.forget();
      t.logged.length = 0;
      await t.database.orm.delete(payments);
      await t.database.orm.delete(paymentEvents);
      await t.database.orm.delete(auditLog);
    },
    close: async () => {
      await t.close();
      await stripe.close();
    },
  };
}
