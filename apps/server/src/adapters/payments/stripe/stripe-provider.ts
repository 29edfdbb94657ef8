import type Stripe from 'stripe';
import type { Clock } from '../../../lib/clock.ts';
import type { CheckoutOrder, PaymentProvider } from '../port.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { createStripe } from './stripe-client.ts';
import { isUnknownSession, toPaymentsError } from './stripe-failure.ts';
import { toCheckoutSession } from './transform.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Null means the provider's public address. */
  baseUrl: string | null;
}

/** Nothing in here may depend on the moment: the same order must be the same to the letter to count as a repeat. */
const paramsOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'embedded_page',
  // Cards answer at once, wallets included; a transfer that settles days later would leave people waiting.
  allowed_payment_method_types: ['card'],
  redirect_on_completion: 'if_required',
  return_url: order.returnUrl('{CHECKOUT_SESSION_ID}'),
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: order.amountCents, product_data: { name: order.product } },
    },
  ],
  submit_type: 'pay',
  locale: order.language,
  customer_email: order.email,
  client_reference_id: order.applicationId,
  metadata: { application_id: order.applicationId },
  payment_intent_data: { metadata: { application_id: order.applicationId } },
});

/** Card payments through Stripe's embedded checkout. */
export function stripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = createStripe(settings);
  const { publishableKey, webhookSecret: secret } = settings;
  return {
    name: 'stripe',
    checkout: { provider: 'stripe', publishableKey },
    createSession: async (order) => {
      const { idempotencyKey } = order;
      const session = await stripe.checkout.sessions.create(paramsOf(order), { idempotencyKey }).catch((error) => {
        throw toPaymentsError(error);
      });
      return toCheckoutSession(session);
    },
    retrieveSession: async (sessionId) => {
      try {
        return toCheckoutSession(await stripe.checkout.sessions.retrieve(sessionId));
      } catch (error) {
        if (isUnknownSession(error)) return null;
        throw toPaymentsError(error);
      }
    },
    readWebhook: (body, signature) => readSignedEvent(body, signature, { secret, clock }),
  };
}
