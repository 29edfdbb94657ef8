import { questions as words } from '@vesta/texts/en/questions';
import { eq } from 'drizzle-orm';
import { applications } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { applicationId } = personas.giulia;
const { Property, Sources, Proof } = words.MortgageInfo;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const standsAtStep = ({ house }: Applicant, answers: { answersSealed?: null } = {}) =>
  house.inside.database.orm
    .update(applications)
    .set({ applicationType: 'mortgage', step: 5, stepRouter: 'mortgage-info', ...answers })
    .where(eq(applications.id, applicationId));

async function stands(applicant: Applicant): Promise<void> {
  await standsAtStep(applicant, { answersSealed: null });
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'mortgage-info', { type: 'mortgage' });
  await applicant.page.locator('#property_value').waitFor();
}

test('MORT-01 MORT-02 on a phone in the dark Giulia is told what is missing, mends it and goes on', async ({
  meet,
}) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const { page } = applicant;
  await stands(applicant);
  const calls = listenToCalls(page);
  await applicant.continues();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await summary.waitFor();
  expect(await summary.getByRole('link').count()).toBe(6);

  await page.getByRole('radio', { name: Property.Yes, exact: true }).check();
  await applicant.chooses(Property.Types.apartment);
  await page.locator('#property_value').fill('200,000.00');
  await page.locator('#loan_amount').fill('200.000');
  await page.locator('#loan_amount').blur();
  await applicant.sees('The loan is as high as the value of the property. Part of it must come from your own funds.');
  await expectNoAxeViolations(page);
  await page.locator('#loan_amount').fill('160000');
  await expect.poll(() => page.locator('#loan_percentage').textContent()).toBe('80%');
  expect(await page.locator('#funds').textContent()).toBe('€40,000.00');

  const proof = page.getByRole('heading', { name: Proof.Title });
  await page.getByRole('checkbox', { name: Sources.Names['balance of bank account'] }).check();
  await proof.waitFor({ state: 'detached' });
  await page.locator('#amount_balance').fill('25.000');
  await page.getByRole('checkbox', { name: Sources.Names['by family members'] }).check();
  await proof.waitFor();
  await page.locator('#amount_family').fill('15.000');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'depot.png', mimeType: 'image/png', buffer: PNG });
  await applicant.sees(/depot\.png/);
  await page.locator('#confirmation').check();
  await applicant.continues();
  await applicant.arrivesAt(`/en/mortgage/fill/${applicationId}/income-check`);
  expect(calls.find((call) => call.path === '/v1/mortgage-info/submit')?.body).toMatchObject({
    identified_property: true,
    property_type: 'apartment',
    property_value: '200.000,00',
    loan_amount: '160.000,00',
    loan_percentage: 80,
    funds: '40.000,00',
    sources_of_fund: [
      { source: 'balance of bank account', amount: '25.000,00' },
      { source: 'by family members', amount: '15.000,00' },
    ],
  });

  // What is saved is what another visit finds; the step that was reached would lead on.
  await standsAtStep(applicant);
  await applicant.opensStep('giulia', 'mortgage-info', { type: 'mortgage' });
  await expect.poll(() => page.locator('#amount_family').inputValue()).toBe('15.000,00');
});
