import { personas as people } from '@vesta/specimens/personas/index';
import { core } from '@vesta/texts/en/core';
import { evidence } from '@vesta/texts/en/evidence';
import { intakeDetails } from '@vesta/texts/en/intake-details';
import { eq } from 'drizzle-orm';
import { applications, documents } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { type Call, listenToCalls } from './harness/calls.ts';
import { chooses, papersOf, withoutPapers } from './harness/papers.ts';
import { describe, expect, PHONE, soon, test } from './harness/test.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 120_000;
const { applicationId } = personas.giulia;
const { Birth } = intakeDetails.PersonalDetails;
const { AdditionalDetails } = intakeDetails;
const { IncomeCheck, IdUpload } = evidence;
const path = (step: string) => `/en/rent/fill/${applicationId}/${step}`;

async function stands(applicant: Applicant, step: 'personal-details' | 'additional-details' | 'income-check') {
  await withoutPapers(applicant.house, 'giulia');
  await applicant.house.inside.database.orm
    .update(applications)
    .set({ step: 3, stepRouter: step })
    .where(eq(applications.id, applicationId));
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', step);
  await applicant.page.getByRole('heading', { level: 1 }).waitFor();
  return listenToCalls(applicant.page);
}

/**
 * The connection goes for a moment, somebody presses on all the same, and it comes back: what was asked for is done then,
 * without another press. Answers how often it had been sent before.
 */
async function pressesOnOffline(applicant: Applicant, sent: () => number): Promise<number> {
  const { page } = applicant;
  await page.context().setOffline(true);
  // Told wherever on the page somebody is: also at its end.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY), soon).toBeGreaterThan(0);
  const notice = page.getByRole('alert').filter({ hasText: core.General.Error.Offline }).first();
  await expect.poll(async () => (await notice.boundingBox())?.y ?? -1, soon).toBeGreaterThanOrEqual(0);
  await applicant.continues();
  await notice.waitFor();
  await page.getByText(core.General.Error.Offline).nth(1).waitFor();
  const before = sent();
  await page.context().setOffline(false);
  return before;
}

const saves = (calls: readonly Call[], call: RegExp) => calls.filter(({ path: called }) => call.test(called)).length;

describe('reload, Back and a moment offline lose nothing and send nothing twice', () => {
  test('on personal details', async ({ meet }) => {
    const applicant = await meet({ viewport: PHONE });
    const { page } = applicant;
    const calls = await stands(applicant, 'personal-details');
    const { fiscalCode } = people.giulia(applicant.house.clock.now().toISOString().slice(0, 10));
    const code = page.locator('#fiscalCode');
    const place = page.locator('#placeOfBirth');
    await code.fill(fiscalCode ?? '');
    await code.blur();
    await expect.poll(() => place.inputValue(), soon).not.toBe('');
    await page.reload();
    await expect.poll(() => code.inputValue(), soon).toBe(fiscalCode);
    await page.goto(`${applicant.house.origin('it')}${path('additional-details')}`);
    await applicant.seesHeading(AdditionalDetails.Title);
    await page.goBack();
    await applicant.seesHeading(Birth.Title);
    await expect.poll(() => code.inputValue(), soon).toBe(fiscalCode);
    await expect.poll(() => place.inputValue(), soon).not.toBe('');
    const sent = () => saves(calls, /\/personal-details\/submit$/);
    const before = await pressesOnOffline(applicant, sent);
    await applicant.seesHeading(IdUpload.Title);
    expect(sent() - before).toBe(1);
  });

  test('on the household', async ({ meet }) => {
    const applicant = await meet({ viewport: PHONE });
    const { page } = applicant;
    const calls = await stands(applicant, 'additional-details');
    await page.getByRole('radio', { name: AdditionalDetails.Contract.Types['open-ended'] }).check({ force: true });
    await page.getByRole('radio', { name: '14', exact: true }).check({ force: true });
    await applicant.presses(AdditionalDetails.Household.AdultsMore);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: '14', exact: true }).isChecked(), soon).toBe(true);
    await applicant.presses('Back');
    await applicant.arrivesAt(path('personal-details'));
    await page.goBack();
    await applicant.seesHeading(AdditionalDetails.Title);
    await expect.poll(() => page.getByRole('radio', { name: '14', exact: true }).isChecked(), soon).toBe(true);
    const sent = () => saves(calls, /\/submit\/additional$/);
    const before = await pressesOnOffline(applicant, sent);
    await applicant.arrivesAt(path('income-check'));
    expect(sent() - before).toBe(1);
    expect(calls.findLast((call) => call.path.endsWith('/submit/additional'))?.body).toMatchObject({
      household_members_count: '2,0',
      typeOfContract: 'open-ended',
      paychecksPerYear: 14,
    });
  });

  test('on income: a paper that was cut off goes on by itself and arrives once', async ({ meet }) => {
    const applicant = await meet({ viewport: PHONE });
    const { page, house } = applicant;
    await stands(applicant, 'income-check');
    const list = page.getByRole('dialog', { name: IncomeCheck.Required.Title });
    await list.getByRole('button', { name: IncomeCheck.Required.Continue }).click();
    const [slip] = await papersOf(house, 'giulia', 'payslip');
    if (!slip) throw new Error('Giulia has no payslip.');
    await page.context().setOffline(true);
    await chooses(page.getByRole('button', { name: IncomeCheck.Sort.Choose, exact: true }), slip);
    await page.locator('#sort article').getByRole('button', { name: core.General.Retry }).waitFor();
    await page.context().setOffline(false);
    const read = page.locator('#payslip article');
    await expect.poll(() => read.count(), { timeout: READING_MS }).toBe(1);
    await page.reload();
    await expect.poll(() => read.count(), { timeout: READING_MS }).toBe(1);
    await page.goto(`${house.origin('it')}${path('additional-details')}`);
    await page.goBack();
    await expect.poll(() => read.count(), { timeout: READING_MS }).toBe(1);
    const rows = await house.inside.database.orm
      .select()
      .from(documents)
      .where(eq(documents.applicationId, applicationId));
    expect(rows).toHaveLength(1);
  });
});
