import type { WhoPays } from '@vesta/domain/payment/who-pays';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStripeHouse, type StripeHouse } from '../../../test/stripe-house.ts';
import { auditLog, payments } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { loadAccess } from '../access/load-access.ts';
import { assertPaid } from './assert-paid.ts';
import { isPaymentRequired } from './is-payment-required.ts';

let t: StripeHouse;
beforeAll(async () => {
  t = await createStripeHouse();
});
afterAll(() => t.close());
beforeEach(() => t.reset());

const rows = () => t.database.orm.select().from(payments);

describe('PAY-01 whether there is something to pay', () => {
  test('an applicant pays, unless the listing’s side does', async () => {
    expect(await t.isRequired('giulia')).toBe(true);
    expect(await t.isRequired('lena')).toBe(true);
    expect(await t.isRequired('marco')).toBe(false);
  });

  test('where the listing’s side pays there is no checkout, and the answer says that nothing is due', async () => {
    const answer = await t.as('marco', {
      method: 'POST',
      url: '/api/v1/payment/create-session',
      query: { lang: 'en' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'PAYMENT_NOT_DUE',
      message: 'There is nothing for you to pay here.',
    });
    expect(await rows()).toEqual([]);
  });

  test('the price is twenty euro', async () => {
    const id = await t.openSession('giulia');
    expect(t.stripe.sessions.get(id)).toMatchObject({ amount_total: 2000, currency: 'eur' });
  });
});

describe('PAY-02 POST /v1/payment/create-session', () => {
  test('answers the secret, and what the page needs to show the checkout', async () => {
    const answer = await t.open('giulia');
    expect(answer.json()).toEqual({
      success: true,
      clientSecret: expect.stringMatching(/^cs_test_\d+_secret_/),
      checkout: { provider: 'stripe', publishableKey: 'pk_test_1' },
    });
  });

  test('two tabs at once get the same checkout, and so does the one that comes later', async () => {
    const together = await Promise.all([t.open('giulia'), t.open('giulia'), t.open('giulia')]);
    const later = await t.open('giulia');
    expect(new Set([...together, later].map((answer) => answer.json().clientSecret)).size).toBe(1);
    expect(t.stripe.sessions.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'payment.checkout-opened'));
    expect(acts).toHaveLength(1);
  });

  test('a checkout that ran out is followed by another one', async () => {
    const first = await t.openSession('giulia');
    t.stripe.change(first, { status: 'expired', client_secret: null });
    const second = await t.openSession('giulia');
    expect(second).not.toBe(first);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['expired', 'open']);
  });

  test('one that the provider has forgotten is followed by another one', async () => {
    const first = await t.openSession('giulia');
    t.stripe.sessions.delete(first);
    expect((await t.open('giulia')).statusCode).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  test('whoever has paid cannot pay again, in whichever tab', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    const answer = await t.open('giulia');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_UNDER_WAY']);
    expect(await t.isRequired('giulia')).toBe(false);
    expect(t.stripe.sessions.size).toBe(1);
  });

  test('a payment that is still on its way is waited for; when it fails, another may be made', async () => {
    const id = await t.openSession('giulia');
    t.stripe.change(id, { status: 'complete', payment_status: 'unpaid', client_secret: null });
    expect((await t.open('giulia')).statusCode).toBe(409);
    expect(await t.isRequired('giulia')).toBe(true);
    await t.deliver(t.sessionEvent('evt_failed', 'async_payment_failed', id));
    expect((await t.open('giulia')).statusCode).toBe(200);
    expect(t.stripe.sessions.size).toBe(2);
  });

  test('PAY-03 a provider that is down is told as such, and may be asked again', async () => {
    t.stripe.meets({ status: 503, body: { error: { type: 'api_error', message: 'down sk_test_1' } } });
    const failed = await t.as('giulia', {
      method: 'POST',
      url: '/api/v1/payment/create-session',
      query: { lang: 'en' },
    });
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'PROVIDER_FAILED']);
    expect(failed.json().message).toMatch(/experiencing issues with our servers/);
    expect(t.logged.join('')).not.toMatch(/sk_test_1|giulia\.moretti/);
    expect(await rows()).toEqual([]);
    t.stripe.meets(null);
    expect((await t.open('giulia')).statusCode).toBe(200);
  });
});

describe('PAY-03 GET /v1/payment/session-status', () => {
  test('a paid checkout is complete, with its amount in euro, and counts from then on', async () => {
    const id = await t.openSession('giulia');
    expect((await t.statusOf('giulia', id)).json()).toEqual({ success: true, session: { status: 'open', amount: 20 } });
    t.pays(id);
    expect((await t.statusOf('giulia', id)).json().session).toEqual({ status: 'complete', amount: 20 });
    expect((await rows())[0]).toMatchObject({
      status: 'complete',
      paidAt: t.clock.now(),
      paymentReference: `pi_of_${id}`,
    });
  });

  test('another person’s checkout, an unknown one and none at all are refused', async () => {
    const id = await t.openSession('giulia');
    expect((await t.statusOf('lena', id)).statusCode).toBe(404);
    expect((await t.statusOf('giulia', 'cs_nobody')).statusCode).toBe(404);
    expect((await t.statusOf('giulia', '')).statusCode).toBe(422);
  });
});

describe('the re-check', () => {
  test('a browser closed after paying and a webhook that never came: the payment still counts', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    expect(await t.isRequired('giulia')).toBe(false);
    expect((await rows())[0]?.paidAt).not.toBeNull();
  });

  test('a provider that is down leaves the payment due instead of failing', async () => {
    await t.openSession('giulia');
    t.stripe.meets({ status: 500, body: {} });
    expect(await t.isRequired('giulia')).toBe(true);
  });

  test('a session of another amount or application is none of ours', async () => {
    const id = await t.openSession('giulia');
    t.pays(id);
    t.stripe.change(id, { amount_total: 1 });
    expect(await t.isRequired('giulia')).toBe(true);
    t.stripe.change(id, { amount_total: 2000, client_reference_id: personas.lena.applicationId });
    expect(await t.isRequired('giulia')).toBe(true);
    expect((await rows())[0]?.paidAt).toBeNull();
  });
});

test('PAY-04 results are closed with 402 until the payment has arrived', async () => {
  const accessOf = async (name: 'giulia' | 'marco') => {
    const access = await loadAccess(t.house, {
      token: await t.signIn(name),
      applicationId: personas[name].applicationId,
    });
    if (!access?.application) throw new Error('no access');
    return { ...access, application: access.application };
  };
  await expect(assertPaid(t.house, await accessOf('giulia'))).rejects.toMatchObject({ status: 402 });
  await expect(assertPaid(t.house, await accessOf('marco'))).resolves.toBeUndefined();
  t.pays(await t.openSession('giulia'));
  await t.isRequired('giulia');
  await expect(assertPaid(t.house, await accessOf('giulia'))).resolves.toBeUndefined();
});

test('PAY-04 the main applicant pays for whoever they invited, unless each pays for themselves', async () => {
  const accessOf = async (whoPays: WhoPays) => {
    const house = { ...t.house, config: { ...t.house.config, whoPays } };
    const { applicationId } = personas.renate;
    const access = await loadAccess(house, { token: await t.signIn('renate'), applicationId });
    if (!access?.application) throw new Error('no access');
    return { ...access, application: access.application };
  };
  expect(await t.isRequired('renate')).toBe(false);
  await expect(assertPaid(t.house, await accessOf('main-applicant'))).resolves.toBeUndefined();
  const due = t.as('renate', { method: 'POST', url: '/api/v1/payment/create-session' });
  expect((await due).json()).toMatchObject({ code: 'PAYMENT_NOT_DUE' });
  await expect(assertPaid(t.house, await accessOf('each'))).rejects.toMatchObject({ status: 402 });
  expect(await isPaymentRequired(t.house, await accessOf('each'))).toBe(true);
});

test('the page may load the provider’s script only where the provider is in service', async () => {
  const { headers } = await t.app.inject({ method: 'GET', url: '/healthz' });
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' https:\/\/js\.stripe\.com;/);
  expect(String(headers['permissions-policy'])).toContain('payment=(self "https://js.stripe.com")');
});
