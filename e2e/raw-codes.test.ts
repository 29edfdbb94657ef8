import { languages } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { rawCodes } from './harness/raw-codes.ts';
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
