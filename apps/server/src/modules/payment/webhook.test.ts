import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeHouse, type StripeHouse } from '../../../test/stripe-house.ts';
import { eventFixture, sessionFixture } from '../../adapters/payments/testing/fixtures.ts';
import { auditLog, paymentEvents, payments, receipts } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';

let t: StripeHouse;
beforeAll(async () => {
  t = await createStripeHouse();
});
afterAll(() => t.close());
beforeEach(() => t.reset());

const rows = () => t.database.orm.select().from(payments);
const outcomes = async () =>
  Object.fromEntries((await t.database.orm.select().from(paymentEvents)).map(({ id, outcome }) => [id, outcome]));
const acts = async (action: string) =>
  (await t.database.orm.select().from(auditLog).where(eq(auditLog.action, action))).length;

/** The same shuffle on every run. */
const shuffled = <T>(values: T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray(values, { minLength: values.length }), { seed, numRuns: 1 })[0] ?? [];

test('PAY-04 every event delivered 20 times in random order, many at once, makes one payment and one receipt', async () => {
  const dead = await t.openSession('giulia');
  t.stripe.change(dead, { status: 'expired', client_secret: null });
  const paid = await t.openSession('giulia');
  t.pays(paid);
  const events = [
    t.sessionEvent('evt_expired', 'expired', dead),
    t.sessionEvent('evt_completed', 'completed', paid),
    t.sessionEvent('evt_succeeded', 'async_payment_succeeded', paid),
    t.refundEvent('evt_refund_1', paid, 500),
    t.refundEvent('evt_refund_2', paid, 1200),
    eventFixture('evt_other', 'payment_intent.created', {}),
  ];
  const deliveries = shuffled(Array.from({ length: 20 }, () => events).flat(), 20261115);
  expect(deliveries).toHaveLength(120);
  for (let at = 0; at < deliveries.length; at += 8) {
    const answers = await Promise.all(deliveries.slice(at, at + 8).map((event) => t.deliver(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  }
  const counted = (await rows()).filter(({ paidAt }) => paidAt !== null);
  expect(counted).toMatchObject([{ sessionId: paid, status: 'complete', refundedCents: 1200 }]);
  expect(await t.database.orm.select().from(receipts)).toHaveLength(1);
  expect(await t.database.orm.select().from(paymentEvents)).toHaveLength(events.length);
  expect(await acts('payment.paid')).toBe(1);
  expect(await t.isRequired('giulia')).toBe(false);
  expect(await t.isRequired('lena')).toBe(true);
});

describe('PAY-04 the webhook', () => {
  test('marks the application paid without anybody looking', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    const answer = await t.deliver(t.sessionEvent('evt_1', 'completed', id));
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await rows())[0]?.paidAt).toEqual(t.clock.now());
    expect(await outcomes()).toEqual({ 'stripe:evt_1': 'applied' });
  });

  test('a forged one, an old one and a bare one are refused, leave nothing, and are not quoted in the log', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    const event = t.sessionEvent('evt_forged', 'completed', id);
    expect((await t.deliver(event, 'whsec_of_somebody_else')).statusCode).toBe(400);
    expect((await t.post(JSON.stringify(event), 't=1,v1=00')).statusCode).toBe(400);
    const bare = await t.app.inject({ method: 'POST', url: '/api/v1/payment/webhook' });
    expect([bare.statusCode, bare.json().success]).toEqual([400, false]);
    expect(await outcomes()).toEqual({});
    expect((await rows())[0]?.paidAt).toBeNull();
    expect(t.logged.join('')).not.toMatch(/evt_forged|cs_test_\d|posta\.example/);
  });

  test('the event says where to look, the provider says what is true: a completion that is none changes nothing', async () => {
    const id = await t.openSession('giulia');
    const event = eventFixture(
      'evt_1',
      'checkout.session.completed',
      sessionFixture({ id, status: 'complete', payment_status: 'paid' }),
    );
    expect((await t.deliver(event)).statusCode).toBe(200);
    expect((await rows())[0]?.paidAt).toBeNull();
  });

  test('for an unknown checkout or the wrong application it is kept as unknown and has no effect', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    t.stripe.change(id, { client_reference_id: personas.lena.applicationId });
    await t.deliver(t.sessionEvent('evt_swapped', 'completed', id));
    await t.deliver(t.sessionEvent('evt_nobody', 'completed', 'cs_of_another_shop'));
    expect(await outcomes()).toEqual({ 'stripe:evt_swapped': 'unknown', 'stripe:evt_nobody': 'unknown' });
    expect(await t.isRequired('lena')).toBe(true);
    expect(await acts('payment.paid')).toBe(0);
  });

  test('late news about a payment that is known already changes nothing', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    await t.isRequired('giulia');
    t.clock.advance(2 * 24 * 60 * 60 * 1000);
    await t.deliver(t.sessionEvent('evt_late', 'completed', id));
    await t.deliver(t.sessionEvent('evt_expired_late', 'expired', id));
    expect(await outcomes()).toEqual({ 'stripe:evt_late': 'repeated', 'stripe:evt_expired_late': 'repeated' });
    expect((await rows())[0]).toMatchObject({ status: 'complete' });
    expect(await acts('payment.paid')).toBe(1);
  });

  test('while the provider cannot be asked it is answered 502, and the next delivery counts', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    t.stripe.meets({ status: 500, body: {} });
    expect((await t.deliver(t.sessionEvent('evt_1', 'completed', id))).statusCode).toBe(502);
    t.stripe.meets(null);
    expect((await t.deliver(t.sessionEvent('evt_1', 'completed', id))).statusCode).toBe(200);
    expect((await rows())[0]?.paidAt).not.toBeNull();
  });

  test('is not slowed down by the flood guard', async () => {
    const answers = [];
    for (let i = 0; i < 650; i++) answers.push((await t.post('{}', 't=1,v1=00')).statusCode);
    expect(new Set(answers)).toEqual(new Set([400]));
  });
});

describe('refunds', () => {
  test('are noted, only ever grow, and never ask for the money again', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    await t.deliver(t.sessionEvent('evt_1', 'completed', id));
    await t.deliver(t.refundEvent('evt_all', id, 2000));
    await t.deliver(t.refundEvent('evt_part', id, 500));
    expect((await rows())[0]?.refundedCents).toBe(2000);
    expect(await t.isRequired('giulia')).toBe(false);
    expect(await acts('payment.refunded')).toBe(1);
  });

  test('told before the payment itself, it is found again when the payment arrives', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    await t.deliver(t.refundEvent('evt_refund', id, 2000));
    expect(await outcomes()).toEqual({ 'stripe:evt_refund': 'unknown' });
    await t.deliver(t.sessionEvent('evt_1', 'completed', id));
    expect((await rows())[0]).toMatchObject({ refundedCents: 2000, paidAt: t.clock.now() });
  });
});
