import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsError, WebhookRefusedError } from '../payments-error.ts';
import type { CheckoutOrder, PaymentProvider } from '../port.ts';
import { chargeFixture, eventFixture, sessionFixture } from '../testing/fixtures.ts';
import { type StripeStandIn, stripeStandIn } from '../testing/stripe-stand-in.ts';
import { STRIPE_API_VERSION } from './stripe-client.ts';
import { stripeProvider } from './stripe-provider.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const secret = 'whsec_test_secret';
let stripe: StripeStandIn;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await stripeStandIn();
  provider = stripeProvider(
    { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: secret, baseUrl: stripe.baseUrl },
    { now: () => NOW },
  );
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.asked.length = 0;
  stripe.meets(null);
});

const order: CheckoutOrder = {
  applicationId: 'application-1',
  idempotencyKey: 'application-1-0',
  amountCents: 2000,
  product: 'Vesta report',
  language: 'it',
  email: 'giulia.moretti@posta.example',
  returnUrl: (id) => `https://it.vesta.example/it/rent/fill/application-1/payment?session_id=${id}`,
};

describe('PAY-02 the checkout session', () => {
  test('is asked for with the provider’s own library: version, key, mode, price and way back', async () => {
    const session = await provider.createSession(order);
    const [call] = stripe.asked;
    expect([call?.method, call?.path]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'stripe-version': STRIPE_API_VERSION,
      'idempotency-key': 'application-1-0',
    });
    expect(Object.fromEntries(call?.params ?? [])).toMatchObject({
      mode: 'payment',
      ui_mode: 'embedded_page',
      redirect_on_completion: 'if_required',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'eur',
      client_reference_id: 'application-1',
      'metadata[application_id]': 'application-1',
      locale: 'it',
      return_url: order.returnUrl('{CHECKOUT_SESSION_ID}'),
    });
    expect(session).toMatchObject({
      clientSecret: `${session.id}_secret_abc`,
      status: 'open',
      isPaid: false,
      amountCents: 2000,
      currency: 'eur',
      applicationId: 'application-1',
    });
  });

  test('is the same one when the same key asks again', async () => {
    const twice = await Promise.all([provider.createSession(order), provider.createSession(order)]);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    [{ status: 'complete', payment_status: 'paid' }, true],
    [{ status: 'complete', payment_status: 'no_payment_required' }, true],
    [{ status: 'complete', payment_status: 'unpaid' }, false],
    [{ status: 'open', payment_status: 'paid' }, false],
    [{ status: 'expired', payment_status: 'unpaid' }, false],
  ])('%j counts as paid: %s', async (fields, isPaid) => {
    const { id } = await provider.createSession(order);
    stripe.change(id, { payment_intent: 'pi_1', ...fields });
    expect(await provider.retrieveSession(id)).toMatchObject({ isPaid, paymentReference: 'pi_1' });
  });

  test('that the provider does not know is null', async () => {
    expect(await provider.retrieveSession('cs_nobody')).toBeNull();
  });
});

describe('a provider in trouble', () => {
  test.each([
    ['its own fault', 500, { error: { type: 'api_error', message: 'down' } }, 'failed'],
    ['a wrong key', 401, { error: { type: 'authentication_error', message: 'Invalid key sk_test_1' } }, 'refused'],
    ['an answer without its fields', 200, { object: 'checkout.session', id: 'cs_1' }, 'malformed'],
  ])('%s becomes our own error, which quotes neither key nor address', async (_name, status, body, reason) => {
    stripe.meets({ status, body });
    const error = await provider.retrieveSession('cs_test_1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PaymentsError);
    expect(error).toMatchObject({ reason });
    expect(String(error)).not.toMatch(/sk_test|127\.0\.0\.1/);
  });

  test('nobody there is unreachable', async () => {
    const gone = stripeProvider(
      { secretKey: 'sk', publishableKey: 'pk', webhookSecret: secret, baseUrl: 'http://127.0.0.1:1' },
      { now: () => NOW },
    );
    await expect(gone.createSession(order)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('PAY-04 the webhook', () => {
  const timestamp = NOW.getTime() / 1000;
  const signed = (event: object, at = timestamp, by = secret) => {
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, timestamp: at, secret: by });
    return { body: Buffer.from(payload), header };
  };
  const completed = eventFixture('evt_1', 'checkout.session.completed', sessionFixture({ id: 'cs_test_1' }));

  test('reads what the provider signed', () => {
    const { body, header } = signed(completed);
    expect(provider.readWebhook(body, header)).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      news: { kind: 'session', sessionId: 'cs_test_1', hasFailed: false },
    });
  });

  test('knows a refund by its payment, and takes no interest in the rest', () => {
    const refund = signed(
      eventFixture('evt_2', 'charge.refunded', chargeFixture({ payment_intent: 'pi_1', amount_refunded: 500 })),
    );
    expect(provider.readWebhook(refund.body, refund.header).news).toEqual({
      kind: 'refund',
      paymentReference: 'pi_1',
      refundedCents: 500,
    });
    const other = signed(eventFixture('evt_3', 'customer.created', {}));
    expect(provider.readWebhook(other.body, other.header).news).toEqual({ kind: 'nothing' });
  });

  test('agrees with a signature worked out by hand', () => {
    const at = new Date(1_700_000_000_000);
    const old = stripeProvider(
      { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec_test_secret', baseUrl: null },
      { now: () => at },
    );
    const body = Buffer.from('{"id":"evt_1","type":"checkout.session.completed"}');
    const v1 = 'a13d4b1f9003bc2fb6c06224e878b6056185eaa50d40e1e7dc05517f8af41d7b';
    // The signature is right; the made-up body is no event, and only that is complained about.
    expect(() => old.readWebhook(body, `t=1700000000,v1=${v1}`)).toThrow(PaymentsError);
    expect(() => old.readWebhook(body, `t=1700000000,v1=${'0'.repeat(64)},v1=${v1}`)).toThrow(PaymentsError);
  });

  test('refuses another secret, changed bytes, an old message and no signature, without repeating a word', () => {
    const good = signed(completed);
    const forged = signed(completed, timestamp, 'whsec_other');
    const late = signed(completed, timestamp - 301);
    const attempts: [Buffer, string | null][] = [
      [forged.body, forged.header],
      [Buffer.concat([good.body, Buffer.from(' ')]), good.header],
      [late.body, late.header],
      [good.body, null],
      [good.body, 'nonsense'],
      [Buffer.alloc(0), good.header],
    ];
    for (const [body, header] of attempts) {
      expect(() => provider.readWebhook(body, header)).toThrow(WebhookRefusedError);
      expect(() => provider.readWebhook(body, header)).not.toThrow(/cs_test_1|evt_1/);
    }
  });
});
