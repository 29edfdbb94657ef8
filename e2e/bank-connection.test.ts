import { evidence as words } from '@vesta/texts/en/evidence';
import { pages } from '@vesta/texts/en/pages';
import type { Page } from 'playwright-core';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { withoutPapers } from './harness/papers.ts';
import { scanCode } from './harness/scan-code.ts';
import { DESKTOP, expect, PHONE, test } from './harness/test.ts';
import { tooWide } from './harness/too-wide.ts';

const { BankConnection, Banks, IncomeCheck } = words;
const { Consent } = BankConnection;

async function stands(applicant: Applicant): Promise<void> {
  const { page, house } = applicant;

  await page.setViewportSize(PHONE);
  await withoutPapers(house, 'giulia');
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'income-check');
  await applicant.seesHeading(IncomeCheck.Title);
  await page.getByRole('button', { name: IncomeCheck.Required.Continue }).click();
}

async function choosesBank(page: Page, name: string): Promise<void> {
  const change = page.getByRole('button', { name: Banks.Change });
  if (await change.isVisible()) await change.click();
  await page.getByRole('searchbox', { name: Banks.Find }).fill(name);
  await page
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .first()
    .check({ force: true });
  await page.getByRole('heading', { name: `What you allow ${name} to show us` }).waitFor();
}

const agrees = (page: Page) => page.getByRole('checkbox', { name: Consent.Agree }).check({ force: true });

/** Through the bank's own pages, up to its question. */
async function signsInAtBank(bank: Page, user = 'giulia'): Promise<void> {
  await bank.getByLabel('User name').fill(user);
  await bank.getByLabel('Password').fill('demo');
  await bank.getByRole('button', { name: 'Continue' }).click();
  await entersCode(bank);
}
async function entersCode(bank: Page): Promise<void> {
  await bank.getByLabel('Code', { exact: true }).fill('123456');
  await bank.getByRole('button', { name: 'Continue' }).click();
}
const allows = (bank: Page) => bank.getByRole('button', { name: 'Allow', exact: true }).click();

/** The bank's page, in the tab that the press opened. */
async function goesToBank(page: Page, name: string): Promise<Page> {
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Go to ${name}` }).click(),
  ]);
  await bank.waitForURL(/sandbox-bank/);
  return bank;
}

const statements = (page: Page) => page.getByRole('region', { name: /months of your bank account/ }).locator('article');
const seesStatements = (page: Page, count: number) => expect.poll(() => statements(page).count()).toBe(count);

test('BANK-03 BANK-04 BANK-08 BANK-09 by redirect: refused first, then agreed to, on a phone’s width', async ({
  applicant,
}) => {
  const { page } = applicant;
  await stands(applicant);
  await choosesBank(page, 'UniCredit');
  await page.getByRole('button', { name: 'Go to UniCredit' }).click();
  await page.getByText(Consent.Needed).waitFor();
  await expectNoAxeViolations(page);
  expect(await tooWide(page)).toEqual([]);
  await agrees(page);
  const first = await goesToBank(page, 'UniCredit');
  await page.getByRole('heading', { name: 'Waiting for you to agree at UniCredit' }).waitFor();
  await expectNoAxeViolations(page);
  await first.getByRole('button', { name: 'Do not allow' }).click();
  await first.getByRole('heading', { level: 1, name: pages.BankCallback.Title }).waitFor();
  expect(new URL(first.url()).search).toBe('');
  await first.close();
  await page.getByText(/Your bank did not confirm the connection/).waitFor();

  const second = await goesToBank(page, 'UniCredit');
  await signsInAtBank(second);
  await allows(second);
  await second.getByRole('heading', { level: 1, name: pages.BankCallback.Title }).waitFor();
  await expectNoAxeViolations(second);
  await second.getByRole('link', { name: pages.BankCallback.Back }).waitFor();
  await second.close();
  await seesStatements(page, 2);
  await page.getByText(BankConnection.Done).waitFor();
  await expectNoAxeViolations(page);
  await statements(page).first().getByRole('button', { name: 'See what we read' }).click();
  await page.getByRole('heading', { name: words.Reading.Feed.Title }).waitFor();
  await expectNoAxeViolations(page);
});

test('BANK-05 with two redirects, and without a tab of its own', async ({ applicant }) => {
  const { page } = applicant;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await stands(applicant);
  await choosesBank(page, 'BancoPosta');
  await agrees(page);
  await page.getByRole('button', { name: 'Go to BancoPosta' }).click();
  await page.waitForURL(/sandbox-bank/);
  await signsInAtBank(page);
  await allows(page);
  await page.waitForURL(/income-check/);
  await page.getByRole('heading', { name: 'One more step at BancoPosta' }).waitFor();
  await page.getByRole('button', { name: 'Go to BancoPosta' }).click();
  await page.waitForURL(/sandbox-bank/);
  await entersCode(page);
  await allows(page);
  await page.waitForURL(/income-check/);
  await seesStatements(page, 2);
});

test('BANK-06 BANK-09 with credentials, a method, a wrong code and a right one', async ({ applicant }) => {
  const { page } = applicant;
  await stands(applicant);
  await choosesBank(page, 'FinecoBank');
  await agrees(page);
  await page.getByRole('button', { name: 'Sign in to FinecoBank' }).click();
  await page.getByText(BankConnection.CredentialLength).first().waitFor();
  await page.getByLabel('User name at FinecoBank').fill('giulia');
  await page.getByLabel('Password at FinecoBank').fill('demo');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sign in to FinecoBank' }).click();
  await page.getByRole('radio', { name: 'SMS' }).check({ force: true });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: BankConnection.Method.Send, exact: true }).first().click();
  const code = page.getByRole('textbox', { name: BankConnection.Code.Label, exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: BankConnection.Code.Confirm }).click();
  await page.getByText(/did not accept this code/).waitFor();
  await expectNoAxeViolations(page);
  await code.fill('123456');
  await page.getByRole('button', { name: BankConnection.Code.Confirm }).click();
  await seesStatements(page, 2);
});

test('BANK-07 in the app of the bank, over a reload; or with PDFs after all', async ({ applicant }) => {
  const { page } = applicant;
  await stands(applicant);
  await choosesBank(page, 'Banca Mediolanum');
  await agrees(page);
  await page.getByRole('button', { name: 'Go to Banca Mediolanum' }).click();
  const waiting = page.getByRole('heading', { name: 'Waiting for you to approve in the app of Banca Mediolanum' });
  await waiting.waitFor();
  await page.reload();
  await waiting.waitFor();
  await seesStatements(page, 2);
  await choosesBank(page, 'UniCredit');
  await page.getByRole('button', { name: BankConnection.PdfInstead }).click();
  await page.getByRole('button', { name: IncomeCheck.Add.bank_statement, exact: true }).waitFor();
  await page.getByRole('button', { name: BankConnection.ConnectInstead }).click();
  await page.getByRole('heading', { name: 'What you allow UniCredit to show us' }).waitFor();
});

test('BANK-04 INC-07 a phone that took over connects the account, and the computer sees it', async ({
  applicant,
  meet,
}) => {
  const desktop = applicant;
  await stands(desktop);
  await desktop.page.setViewportSize(DESKTOP);
  await desktop.page.getByRole('button', { name: words.Uploads.UsePhone, exact: true }).last().click();
  const code = desktop.page.getByRole('img', { name: words.Handover.Code });
  await code.waitFor();
  const phone = await meet({ viewport: PHONE, hasTouch: true });
  await phone.page.addInitScript(() => {
    window.open = () => null;
  });
  await phone.page.goto(await scanCode(code));
  await phone.seesHeading(words.Handover.Phone.Title);
  // The computer asked for a payslip; the account is one of the other kinds.
  await phone.page.getByText(words.Handover.Phone.OtherKind).click();
  await phone.page.getByRole('radio', { name: 'Bank statement', exact: true }).check({ force: true });
  await choosesBank(phone.page, 'UniCredit');
  expect(await tooWide(phone.page)).toEqual([]);
  await agrees(phone.page);
  await phone.page.getByRole('button', { name: 'Go to UniCredit' }).click();
  await phone.page.waitForURL(/sandbox-bank/);
  await signsInAtBank(phone.page);
  await allows(phone.page);
  await phone.page.waitForURL(/phone-upload/);
  await expect.poll(() => phone.page.locator('article').count()).toBe(2);
  await desktop.presses(words.Handover.Done);
  await seesStatements(desktop.page, 2);
});
