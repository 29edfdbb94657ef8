import { evidence as words } from '@vesta/texts/en/evidence';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { chooses, papersOf, withoutPapers } from './harness/papers.ts';
import { expect, PHONE, test } from './harness/test.ts';
import { giuliaHasPapers } from './screens/scenes.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 120_000;
const PATIENCE_MS = 400_000;
const MOST_SCREENS = 2.5;
const { IncomeCheck, ParsingStatus, Banks, BankConnection } = words;

async function stands(applicant: Applicant): Promise<void> {
  await withoutPapers(applicant.house, 'giulia');
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'income-check');
  await applicant.seesHeading(IncomeCheck.Title);
}

test('INC-01 INC-02 BANK-01 PARSE-01 Giulia hands in payslips and a statement, and the analysis reads them', {
  timeout: PATIENCE_MS,
}, async ({ applicant }) => {
  const { page, house } = applicant;
  const payslips = await papersOf(house, 'giulia', 'payslip');
  const statements = await papersOf(house, 'giulia', 'bank_statement');
  await stands(applicant);
  const list = page.getByRole('dialog', { name: IncomeCheck.Required.Title });
  await list.getByText(IncomeCheck.Or, { exact: true }).waitFor();
  await list.getByRole('button', { name: IncomeCheck.Required.Email }).click();
  await list.getByText(`Sent to ${personas.giulia.profile.email},`).waitFor();
  expect((await house.mailTo(personas.giulia.profile.email)).text).toContain('- Payslips for ');
  await expectNoAxeViolations(page);
  await list.getByRole('button', { name: IncomeCheck.Required.Continue }).click();

  const [first, gap, ...rest] = payslips;
  if (!first || !gap) throw new Error('Giulia has too few payslips.');
  await chooses(page.getByRole('button', { name: IncomeCheck.Add.payslip, exact: true }), [first, ...rest]);
  const slips = page.getByRole('region', { name: IncomeCheck.Sections.payslip.Title });
  await expect.poll(() => slips.locator('article[data-look=working]').count(), { timeout: READING_MS }).toBe(0);
  await slips
    .getByText(/is missing\./)
    .first()
    .waitFor({ timeout: READING_MS });

  await page.getByRole('searchbox', { name: Banks.Find }).fill('unicr');
  await page
    .getByRole('radio', { name: /^UniCredit/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: BankConnection.PdfInstead }).click();
  await chooses(page.getByRole('button', { name: IncomeCheck.Add.bank_statement, exact: true }), statements);
  const account = page.getByRole('region', { name: /months of your bank account/ });
  await expect.poll(() => account.locator('article[data-look=working]').count(), { timeout: READING_MS }).toBe(0);
  await chooses(slips.getByRole('button', { name: /^Add (?!a )/ }), gap);
  await expect.poll(() => slips.locator('article[data-look=working]').count(), { timeout: READING_MS }).toBe(0);
  await page.setViewportSize(PHONE);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await applicant.continues();
  const asked = page.getByRole('dialog', { name: IncomeCheck.HaveAll.Title });
  await asked.getByText('730 or Redditi PF').waitFor();
  await asked.getByRole('button', { name: IncomeCheck.HaveAll.Yes }).click();

  await applicant.opensStep('giulia', 'parsing-status');
  await applicant.seesHeading(ParsingStatus.CompletedTitle);
  await page.setViewportSize(PHONE);
  await expectNoAxeViolations(page);
  await applicant.continues();
  await page.getByRole('button', { name: ParsingStatus.Errors.ToIncome }).waitFor();
  await page.getByRole('button', { name: ParsingStatus.BackToReview }).click();
  await applicant.seesHeading(IncomeCheck.Title);
});

test('INC-02 with every paper read the page is at most two and a half phone screens long, each part a line that opens', {
  timeout: PATIENCE_MS,
}, async ({ meet, house }) => {
  await giuliaHasPapers(house);
  const applicant = await meet({ viewport: PHONE });
  const { page } = applicant;
  await applicant.signsInAs('giulia');
  for (const language of ['en', 'it', 'de'] as const) {
    await applicant.opensStep('giulia', 'income-check', { language });
    for (const part of ['payslip', 'fiscal', 'bank_statement']) {
      const fold = page.locator(`#${part} > details`);
      await fold.waitFor();
      expect([part, await fold.evaluate((element) => (element as HTMLDetailsElement).open)]).toEqual([part, false]);
    }
    await expect.poll(() => applicant.screensLong()).toBeLessThanOrEqual(MOST_SCREENS);
  }
  await page.locator('#bank_statement summary').click();
  await page.locator('#bank_statement article').first().waitFor();
  await expectNoAxeViolations(page);
});
