import { intakeDetails as words } from '@vesta/texts/en/intake-details';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { expect, PHONE, test } from './harness/test.ts';

const path = (step: string) => `/en/rent/fill/${personas.lena.applicationId}/${step}`;
const field = ({ page }: Applicant, name: string) => page.getByLabel(name, { exact: true });

async function stands(applicant: Applicant): Promise<void> {
  await applicant.signsInAs('lena');
  await applicant.opensStep('lena', 'current-address');
  await applicant.seesHeading(words.CurrentAddress.Title);
}

test('PD-09 what Lena types on a phone outlives a reload; the six fields of her address are saved and shown again', async ({
  meet,
}) => {
  const applicant = await meet({ viewport: PHONE });
  const { page } = applicant;
  await stands(applicant);
  await field(applicant, 'Town or city').fill('Kiel');
  await page.reload();
  await expect.poll(() => field(applicant, 'Town or city').inputValue()).toBe('Kiel');
  await expectNoAxeViolations(page);
  const calls = listenToCalls(page);
  await field(applicant, 'Street').pressSequentially('Lange Reihe 40, 20099 Hamburg');
  await page
    .getByRole('option', { name: /Hamburg/ })
    .first()
    .click();
  await expect.poll(() => field(applicant, 'Postcode').inputValue()).toBe('20099');
  await applicant.continues();
  await applicant.arrivesAt(path('income-check'));
  expect(calls.find((call) => call.path === '/v1/current-address/submit')?.body).toMatchObject({
    current_country: 'Germany',
    current_street: 'Lange Reihe',
    current_house_num: '40',
    current_city: 'Hamburg',
    current_postcode: '20099',
  });
  await page.reload();
  // The next step begins with a list of the papers that are wanted.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await applicant.presses('Back');
  await applicant.seesHeading(words.CurrentAddress.Title);
  expect(await field(applicant, 'Street').inputValue()).toBe('Lange Reihe');
});
