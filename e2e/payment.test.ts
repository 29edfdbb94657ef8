import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@vesta/domain/languages';
import { payment as de } from '@vesta/texts/de/payment';
import { payment as en } from '@vesta/texts/en/payment';
import { payment as it } from '@vesta/texts/it/payment';
import { eq } from 'drizzle-orm';
import type { FrameLocator } from 'playwright-core';
import { applications, payments, receipts, sandboxCheckouts } from '../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../apps/server/src/db/seed/personas.ts';
import { completeSteps } from '../apps/server/src/modules/report/testing/complete-steps.ts';
import type { Applicant } from './harness/applicant.ts';
import { listenToCalls } from './harness/calls.ts';
import type { RunningHouse } from './harness/house.ts';
import { linesOf } from './harness/lines-of.ts';
import { sessionOf } from './harness/sign-in.ts';
import { DESKTOP, expect, PHONE, soon, test } from './harness/test.ts';

const words = { en: en.Payment, it: it.Payment, de: de.Payment };
type Words = (typeof words)[Language];

const path = (name: PersonaName, step: string, language: Language = 'en') =>
  `/${language}/rent/fill/${personas[name].applicationId}/${step}`;

/** Nothing paid yet, and the person stands at the payment. */
async function stands(applicant: Applicant, name: PersonaName, language: Language = 'en'): Promise<FrameLocator> {
  const { orm } = applicant.house.inside.database;
  for (const table of [payments, sandboxCheckouts])
    await orm.delete(table).where(eq(table.applicationId, personas[name].applicationId));
  await orm
    .update(applications)
    .set({ stepRouter: 'payment' })
    .where(eq(applications.id, personas[name].applicationId));
  await completeSteps(applicant.house.inside, personas[name]);
  await applicant.signsInAs(name);
  await applicant.opensStep(name, 'payment', { language });
  const frame = checkoutOf(applicant, words[language]);
  await frame.getByLabel(words[language].Sandbox.Number).waitFor();
  return frame;
}

const checkoutOf = ({ page }: Applicant, w: Words): FrameLocator =>
  page.frameLocator(`iframe[title="${w.Sandbox.Frame}"]`);

async function pays(frame: FrameLocator, w: Words, number: string): Promise<void> {
  await frame.getByLabel(w.Sandbox.Number).fill(number);
  await frame.getByLabel(w.Sandbox.Expiry).fill('12/29');
  await frame.getByLabel(w.Sandbox.Code).fill('123');
  await frame.getByLabel(w.Sandbox.Name).fill('Giulia Moretti');
  await frame.locator('button.main').click();
}

const paidRows = async ({ inside }: RunningHouse, name: PersonaName) =>
  (
    await inside.database.orm.select().from(payments).where(eq(payments.applicationId, personas[name].applicationId))
  ).filter(({ paidAt }) => paidAt !== null);

/** The whole page with the frame in it; the plain rules of the harness look at the page around it only. */
async function expectNoFault({ page }: Applicant): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** On the narrowest phone: no fault in page or frame, nothing too wide, and the head of the checkout in one line each. */
async function expectGoodAtNight(applicant: Applicant, w: Words): Promise<void> {
  await expectNoFault(applicant);
  await applicant.page.setViewportSize({ width: 360, height: 780 });
  expect(await applicant.page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  for (const text of [w.Checkout.Title, w.Checkout.Kind])
    expect(await linesOf(applicant.page.getByText(text, { exact: true })), text).toBe(1);
}

test('PAY-02 PAY-04 at night in Italian Giulia looks at the checkout on a phone, and on a computer is declined, mistypes, approves with her bank, is led on by herself and gets her receipt', async ({
  meet,
  house,
}) => {
  const w = words.it;
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const frame = await stands(applicant, 'giulia', 'it');
  await expectGoodAtNight(applicant, w);
  await applicant.follows(w.Checkout.GoTo);
  await applicant.page.setViewportSize(DESKTOP);
  const calls = listenToCalls(applicant.page);
  await applicant.sees(w.Gets.Rent);
  await applicant.page.getByText(w.Why).waitFor();

  await pays(frame, w, '4000000000000002');
  await frame.getByText(w.Sandbox.Errors.declined).waitFor();
  await pays(frame, w, '4242424242424241');
  await frame.getByText(w.Sandbox.Errors.number).waitFor();
  expect(await paidRows(house, 'giulia')).toEqual([]);

  await pays(frame, w, '4000002500003155');
  await frame.getByRole('button', { name: w.Sandbox.Bank.Approve }).click();
  await applicant.sees(w.Confirming);
  await applicant.arrivesAt(path('giulia', 'result', 'it'));
  expect(await paidRows(house, 'giulia')).toMatchObject([{ amountCents: 2000, status: 'complete' }]);
  expect(calls.filter((call) => call.path === '/v1/payment/is-payment-required')).toHaveLength(1);

  const [receipt] = await house.inside.database.orm.select().from(receipts);
  const mail = await house.mailTo(personas.giulia.profile.email);
  expect(mail.subject).toContain(`${receipt?.year}-${String(receipt?.number).padStart(6, '0')}`);
  expect(mail.attachments[0]).toMatchObject({ mimeType: 'application/pdf' });

  await applicant.opensStep('giulia', 'payment', { language: 'it' });
  await applicant.arrivesAt(path('giulia', 'result', 'it'));
});

test('PAY-03 back with a paid checkout there is the amount; back without one a failure, and then the checkout', async ({
  applicant,
  house,
}) => {
  const w = words.en;
  const frame = await stands(applicant, 'lena');
  const [open] = await house.inside.database.orm.select().from(payments).where(eq(payments.status, 'open'));
  await applicant.opens(`${path('lena', 'payment')}?session_id=${open?.sessionId}`);
  await applicant.seesHeading(w.Failure.Header);
  await frame.getByLabel(w.Sandbox.Number).waitFor();
  expect(new URL(applicant.page.url()).search).toBe('');

  // Paid in another window; this one only hears of it by its address.
  const secret = (await (
    await fetch(`${house.origin()}/api/v1/payment/create-session?application_id=${personas.lena.applicationId}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await sessionOf(house, 'lena')}` },
    })
  ).json()) as { clientSecret: string };
  const form = { client_secret: secret.clientSecret, act: 'approve' };
  await fetch(`${house.origin()}/api/v1/payment/sandbox/checkout`, { method: 'POST', body: new URLSearchParams(form) });
  await applicant.opens(`${path('lena', 'payment')}?session_id=${open?.sessionId}`);
  await applicant.seesHeading(w.Success.Header);
  await applicant.sees('€20.00');
  await expectNoFault(applicant);
  await applicant.presses(w.Success.Continue);
  await applicant.arrivesAt(path('lena', 'result'));
  await expect.poll(async () => (await paidRows(house, 'lena')).length, soon).toBe(1);
});

test('PAY-02 on a phone at night in German 4242 pays', async ({ meet }) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const w = words.de;
  const frame = await stands(applicant, 'lena', 'de');
  await expectGoodAtNight(applicant, w);
  await applicant.follows(w.Checkout.GoTo);
  await pays(frame, w, '4242 4242 4242 4242');
  await frame.getByText(w.Sandbox.Done.Title).waitFor();
  await applicant.arrivesAt(path('lena', 'result', 'de'));
});

test('PAY-03 a checkout that does not open says so and opens at the second try; two tabs show the same one, and only one can pay it', async ({
  meet,
  house,
}) => {
  const w = words.en;
  const first = await meet();
  const frame = await stands(first, 'giulia');
  const second = await meet();
  await second.signsInAs('giulia');
  await second.meets('/v1/payment/create-session', { status: 502 });
  await second.opensStep('giulia', 'payment');
  await second.page.getByText(/experiencing issues with our servers/).waitFor();
  await second.page.unrouteAll();
  await second.presses('Try again');
  const other = checkoutOf(second, w);
  await other.getByLabel(w.Sandbox.Number).waitFor();
  await pays(frame, w, '4242424242424242');
  await first.arrivesAt(path('giulia', 'result'));
  await pays(other, w, '4242424242424242');
  await second.arrivesAt(path('giulia', 'result'));
  expect(await paidRows(house, 'giulia')).toHaveLength(1);
});

test('PAY-01 where the listing’s side pays, the step is passed over', async ({ applicant }) => {
  await applicant.house.inside.database.orm
    .update(applications)
    .set({ stepRouter: 'payment' })
    .where(eq(applications.id, personas.marco.applicationId));
  await applicant.signsInAs('marco');
  await applicant.opensStep('marco', 'payment');
  await applicant.arrivesAt(path('marco', 'result'));
});
