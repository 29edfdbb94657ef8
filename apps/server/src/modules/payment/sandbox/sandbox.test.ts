import { CHECKOUT_LIFETIME_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { paymentEvents, payments, sandboxCheckouts } from '../../../db/schema/index.ts';
import { type PersonaName, personas } from '../../../db/seed/personas.ts';
import { runDueJobs } from '../../../jobs/run-due-jobs.ts';
import { completeSteps } from '../../report/testing/complete-steps.ts';
import { sendSandboxEventHandler } from './send-event.job.handler.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
  for (const who of [personas.giulia, personas.lena]) await completeSteps(t.house, who);
  t.house.config.publicUrl = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of [payments, paymentEvents, sandboxCheckouts]) await t.database.orm.delete(table);
});

const open = async (name: PersonaName): Promise<string> =>
  (await t.as(name, { method: 'POST', url: '/api/v1/payment/create-session' })).json().clientSecret;

/** What the frame in the page sends. */
const frame = (fields: Record<string, string>, lang = 'en') =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/payment/sandbox/checkout',
    query: { lang },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const card = { act: 'pay', number: '4242424242424242', expiry: '12/29', code: '123', name: 'Giulia Moretti' };
const stateOf = ({ body }: { body: string }) => /data-state="(\w+)"/.exec(body)?.[1];
const isRequired = async (name: PersonaName) =>
  (await t.as(name, { method: 'GET', url: '/api/v1/payment/is-payment-required' })).json().isPaymentRequired;
const sendEvents = () =>
  runDueJobs({ queue: t.house.queue, handlers: [sendSandboxEventHandler(t.house)], log: silentLog });

test('PAY-02 a card is paid in the frame, and a signed message over the network marks the application paid', async () => {
  const secret = await open('giulia');
  const form = await frame({ client_secret: secret });
  expect([form.statusCode, stateOf(form)]).toEqual([200, 'form']);
  expect(form.body).toMatch(/This is a sandbox\. No money moves/);
  const done = await frame({ client_secret: secret, ...card });
  expect(stateOf(done)).toBe('complete');
  const [before] = await t.database.orm.select().from(payments);
  expect(before?.paidAt).toBeNull();
  expect(await sendEvents()).toEqual({ completed: 1, failed: 0 });
  const [after] = await t.database.orm.select().from(payments);
  expect(after).toMatchObject({ status: 'complete', paidAt: t.clock.now() });
  const [event] = await t.database.orm.select().from(paymentEvents);
  expect(event).toMatchObject({ type: 'checkout.session.completed', outcome: 'applied' });
  expect(await isRequired('giulia')).toBe(false);
});

test.each(['é', '🏚', '\u0100'])('a secret with %s in it is nobody’s, and no fault of ours', async (letter) => {
  const secret = await open('giulia');
  const answer = await frame({ client_secret: secret.slice(0, -letter.length) + letter });
  expect([answer.statusCode, stateOf(answer)]).toEqual([200, stateOf(await frame({ client_secret: 'nobody’s' }))]);
});

test('two frames paying the same checkout at once take the money once', async () => {
  const secret = await open('giulia');
  expect(await open('giulia')).toBe(secret);
  const both = await Promise.all([
    frame({ client_secret: secret, ...card }),
    frame({ client_secret: secret, ...card }),
  ]);
  expect(both.map(stateOf)).toContain('complete');
  expect(await sendEvents()).toEqual({ completed: 1, failed: 0 });
});

test('a second factor is asked for, may be refused, and may be given', async () => {
  const secret = await open('giulia');
  const asked = await frame({ client_secret: secret, ...card, number: '4000002500003155' });
  expect(stateOf(asked)).toBe('bank');
  const refused = await frame({ client_secret: secret, act: 'refuse' });
  expect(stateOf(refused)).toBe('form');
  expect(refused.body).toContain('not approved');
  expect(await isRequired('giulia')).toBe(true);
  expect(stateOf(await frame({ client_secret: secret, act: 'approve' }))).toBe('complete');
  expect(await isRequired('giulia')).toBe(false);
});

test('a refusal names its field in the language of the page, and writes no card back that is not of the list', async () => {
  const secret = await open('lena');
  const answer = await frame({ client_secret: secret, ...card, number: '5555 5555 5555 4444', code: '987' }, 'de');
  expect(stateOf(answer)).toBe('form');
  expect(answer.body).toMatch(/aria-describedby="number-error" aria-invalid="true"/);
  expect(answer.body).toContain('nur Testkarten');
  expect(answer.body).not.toMatch(/5555 ?5555|value="987"/);
  expect(answer.body).toContain('value="Giulia Moretti"');
});

test('names are shown as text, never as markup', async () => {
  const secret = await open('giulia');
  const { body } = await frame({ client_secret: secret, ...card, number: '1', name: '"><script>alert(1)</script>' });
  expect(body).not.toContain('<script');
});

test('a wrong secret and a checkout that ran out open nothing', async () => {
  const secret = await open('giulia');
  for (const wrong of [`${secret}0`, secret.replace(/.$/, 'x'), '', 'cs_sandbox_1_secret_2'])
    expect(stateOf(await frame({ client_secret: wrong, ...card }))).toBe('over');
  t.clock.advance(CHECKOUT_LIFETIME_MS);
  expect(stateOf(await frame({ client_secret: secret, ...card }))).toBe('over');
  expect(await open('giulia')).not.toBe(secret);
  const [first] = await t.database.orm.select().from(payments).where(eq(payments.status, 'expired'));
  expect(first).toBeDefined();
});

test('only our own page may frame it, nothing runs in it, and it is not kept', async () => {
  const { headers } = await frame({ client_secret: await open('giulia') });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('card numbers and secrets are in no log', async () => {
  const secret = await open('giulia');
  await frame({ client_secret: secret, ...card });
  expect(t.logged.join('')).not.toMatch(/4242 ?4242|Giulia|_secret_/);
});
