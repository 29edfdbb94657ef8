import { type Language, languages } from '@vesta/domain/languages';
import { reportNumber } from '@vesta/domain/report-number';
import { loaders } from '@vesta/texts/load';
import type { Page } from 'playwright-core';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { demoStaff } from '../apps/server/src/db/seed/staff.ts';
import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { judgePapers } from '../apps/server/src/modules/documents/judge-papers.ts';
import { fileReview } from '../apps/server/src/modules/my-data/file-review.ts';
import { deskPaths } from '../apps/web/src/pages/desk/lib/desk-paths.ts';
import type { Applicant } from './harness/applicant.ts';
import { appliesFor, releasesToListing, signsInAtDesk } from './harness/desk.ts';
import { rawCodes } from './harness/raw-codes.ts';
import { sessionOf } from './harness/sign-in.ts';
import { expect, test } from './harness/test.ts';
import { giuliaHasMortgageReport, giuliaHasReport } from './screens/scenes.ts';

/** Reading takes the machine a while, and others work on it too. */
const PATIENCE_MS = 420_000;
const { applicationId } = personas.giulia;
const steps = ['additional-details', 'income-check', 'confirmation', 'parsing-status'];

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/** Every figure of a report opened once, with what is behind it. */
async function behindFigures(page: Page, language: (typeof languages)[number]): Promise<string[]> {
  const figures = page.locator('article button[class*=figure]');
  const found: string[] = [];
  for (let at = 0; at < (await figures.count()); at += 1) {
    await figures.nth(at).click();
    await page.locator('dialog[open]').waitFor();
    found.push(...(await rawCodes(page, language)));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  return found;
}

async function reads({ page }: Applicant, open: () => Promise<unknown>, language: (typeof languages)[number]) {
  await open();
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await unfold(page);
  return rawCodes(page, language);
}

test('FLOW-02 no screen of the way shows a machine’s word, in any language', { timeout: PATIENCE_MS }, async ({
  meet,
  house,
}) => {
  await giuliaHasReport(house);
  const giulia = await meet();
  await giulia.signsInAs('giulia');
  const found: string[] = [];
  for (const language of languages) {
    for (const step of steps) {
      const raw = await reads(giulia, () => giulia.opens(`/${language}/rent/fill/${applicationId}/${step}`), language);
      found.push(...raw.map((text) => `${language}, ${step}: ${text}`));
    }
    const report = await reads(giulia, () => giulia.opens(`/${language}/rent/fill/${applicationId}/result`), language);
    found.push(...report.map((text) => `${language}, report: ${text}`));
    found.push(...(await behindFigures(giulia.page, language)).map((text) => `${language}, behind a figure: ${text}`));
  }
  expect([...new Set(found)]).toEqual([]);
});

test('MORT-01 neither does the report on a loan', { timeout: PATIENCE_MS }, async ({ meet, house }) => {
  await giuliaHasMortgageReport(house);
  const giulia = await meet();
  await giulia.signsInAs('giulia');
  const found: string[] = [];
  for (const language of languages) {
    const report = await reads(
      giulia,
      () => giulia.opens(`/${language}/mortgage/fill/${applicationId}/result`),
      language,
    );
    found.push(...report.map((text) => `${language}, report: ${text}`));
    found.push(...(await behindFigures(giulia.page, language)).map((text) => `${language}, behind a figure: ${text}`));
  }
  expect([...new Set(found)]).toEqual([]);
});

test('REP-09 neither does what stands beside the way: household, preview, verification, own data', {
  timeout: PATIENCE_MS,
}, async ({ meet, house }) => {
  await giuliaHasReport(house);
  const giulia = await meet();
  await giulia.signsInAs('giulia');
  const { page } = giulia;
  const found: string[] = [];
  const note = (where: string, texts: readonly string[]) => found.push(...texts.map((text) => `${where}: ${text}`));
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${await sessionOf(house, 'giulia')}`, 'Content-Type': 'application/json' };
    const address = `${house.origin()}/api${path}?application_id=${applicationId}&lang=en`;
    return (await fetch(address, { ...init, headers })).json() as Promise<{ report_id: string }>;
  };
  const { report_id: reportId } = await call('/v2/report/');
  for (const language of languages) {
    const words = await loaders[language].reportSharing();
    const { VerifyReport } = await loaders[language].pages();
    await giulia.opens(`/${language}/rent/fill/${applicationId}/result`);
    await giulia.presses(words.ReportSharing.Panel.Preview);
    await page.getByText(words.ReportSharing.Preview.Back).first().waitFor();
    await unfold(page);
    note(`${language}, preview`, await rawCodes(page, language));
    await giulia.opens(`/${language}/check-report`);
    await page.locator('#report-number').fill(reportNumber(reportId));
    await giulia.presses(VerifyReport.Number.Check);
    // A number whose report was made anew is warned of.
    await page.getByRole('status').or(page.getByRole('alert')).first().waitFor();
    note(`${language}, verification`, await rawCodes(page, language));
    note(`${language}, own data`, await reads(giulia, () => giulia.opens(`/${language}/my-data`), language));
  }
  const member = { date_of_birth: '03/04/1990', role: 'Co-Applicant', relationship: 'Partner' };
  await call('/v1/personal-details/submit/additional', {
    method: 'POST',
    body: JSON.stringify({
      ...{ employmentStatus: 'Employed', household_members_count: '3,1', typeOfContract: 'open-ended' },
      paychecksPerYear: 13,
      hhMembers: [
        { ...member, fullname: 'Anna Rossi', email: 'anna.rossi@posta.example' },
        { ...member, fullname: 'Leo Rossi', email: '', date_of_birth: '03/04/2015', relationship: 'Children' },
      ],
      guarantors: [{ fullname: 'Carlo Moretti', email: 'carlo.moretti@posta.example' }],
    }),
  });
  for (const language of languages)
    for (const step of ['additional-details', 'confirmation']) {
      const open = () => giulia.opens(`/${language}/rent/fill/${applicationId}/${step}`);
      note(`${language}, ${step} of a household`, await reads(giulia, open, language));
    }
  expect([...new Set(found)]).toEqual([]);
});

test('REV-01 REV-02 neither does the desk, of a company or of reviewers', { timeout: PATIENCE_MS }, async ({
  meet,
  house,
}) => {
  await giuliaHasReport(house);
  const { company, listing } = demo.ortica;
  await appliesFor(house, 'giulia', listing);
  await releasesToListing(house, 'giulia');
  const [slip] = (await judgePapers(house.inside, applicationId)).rows.filter(({ type }) => type === 'payslip');
  const caseId = await inTransaction(house.inside.database, (tx) =>
    fileReview(house.inside, tx, {
      ...{ applicationId, documentId: slip?.id ?? null, rule: 'R_PAYSLIP_SUMS', text: 'Please look again.' },
    }),
  );
  const found: string[] = [];
  const visits = async (email: string, places: (language: Language) => readonly string[]) => {
    const somebody = await meet();
    await somebody.opens('/en/desk');
    await signsInAtDesk(somebody, email);
    await somebody.page.locator('h1').first().waitFor();
    await somebody.page.waitForURL(/desk\/./);
    for (const language of languages)
      for (const place of places(language)) {
        const raw = await reads(somebody, () => somebody.opens(place), language);
        found.push(...raw.map((text) => `${place}: ${text}`));
      }
  };
  await visits(demoStaff.owner.email, (language) => [
    deskPaths.listings(language, company),
    deskPaths.newListing(language, company),
    deskPaths.listing(language, company, listing),
    deskPaths.report(language, company, listing, applicationId),
    deskPaths.company(language, company),
    deskPaths.team(language, company),
    deskPaths.partners(language, company),
    deskPaths.sessions(language),
  ]);
  await visits(`reviewer@${house.inside.config.staffEmailDomain}`, (language) => [
    deskPaths.review(language),
    deskPaths.reviewCase(language, caseId),
  ]);
  expect([...new Set(found)]).toEqual([]);
});
