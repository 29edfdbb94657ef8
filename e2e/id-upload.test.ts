import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { evidence as words } from '@vesta/texts/en/evidence';
import { intakeDetails } from '@vesta/texts/en/intake-details';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './harness/axe.ts';
import { chooses, papersOf } from './harness/papers.ts';
import { standsAtIds } from './harness/stands-at-ids.ts';
import { expect, PHONE, soon, test } from './harness/test.ts';

/** Reading a photo takes the machine a while, and others work on it too. */
const READING_MS = 120_000;

/** Lets a file of 20 MB and one byte go over the list; made in the page, so that it need not travel there. */
async function dropsLarge(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle((size) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(size)], 'large.pdf', { type: 'application/pdf' }));
    return data;
  }, MAX_UPLOAD_BYTES + 1);
  await page.locator('article').first().dispatchEvent('drop', { dataTransfer: transfer });
}

test('IDD-01 IDD-02 IDD-05 PD-01 Giulia shows front and back of her card and goes on', async ({ applicant }) => {
  const { page, house } = applicant;
  const [front, back] = await papersOf(house, 'giulia', 'identity_document');
  if (!front || !back) throw new Error('Giulia has no card.');
  await standsAtIds(applicant);
  // The card that nearly every Italian has is chosen already.
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  await applicant.sees(words.IdUpload.Ask.id_card.Front);
  await applicant.sees(/^Still needed: front of the card, back of the card, street/);
  const choose = page.getByRole('button', { name: words.Uploads.ChooseFile, exact: true });
  await chooses(choose, front);
  await page.getByText(words.IdUpload.Ask.id_card.Back, { exact: true }).waitFor({ timeout: READING_MS });
  await page.locator('article[data-look=verified]').waitFor({ timeout: READING_MS });
  await applicant.sees('MORETTI');
  await page.setViewportSize(PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoAxeViolations(page);

  for (const [name, value] of [
    ['Street', 'Via Aurelio Saffi'],
    ['House number', '21'],
    ['Postcode', '20123'],
    ['Town or city', 'Milano'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByLabel('House number', { exact: true }).blur();
  // The side is named beside Continue, which leads to where it is added.
  await applicant.sees('Still needed: back of the card');
  await page.getByRole('button', { name: 'Continue', exact: true }).click({ force: true });
  await applicant.sees(words.Uploads.UploadMissingDocuments);

  await chooses(choose, back);
  await page.getByText(words.IdUpload.Complete).waitFor({ timeout: READING_MS });
  await page.getByRole('button', { name: words.Uploads.ShowReading }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await dialog.locator('button[aria-pressed]').first().click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await applicant.continues();
  await applicant.seesHeading(intakeDetails.AdditionalDetails.Title);
});

test('UPL-01 UPL-02 what cannot be used is refused before it is sent, with its reason', async ({ meet }) => {
  const applicant = await meet({ viewport: PHONE });
  const { page } = applicant;
  await standsAtIds(applicant);
  await page.getByRole('radio').first().check();
  const choose = page.getByRole('button', { name: words.Uploads.ChooseFile, exact: true });
  await page.getByRole('button', { name: words.Uploads.TakePhoto, exact: true }).waitFor();
  await chooses(choose, [
    { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00 not a paper') },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ]);
  await applicant.sees(new RegExp(words.Uploads.Refusals.wrongType));
  await applicant.sees(new RegExp(words.Uploads.Refusals.empty));
  await expectNoAxeViolations(page);
  const cards = page.locator('article');
  await expect.poll(() => cards.count(), soon).toBe(2);
  await page.getByRole('button', { name: 'Remove program.pdf' }).click();
  await expect.poll(() => cards.count(), soon).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.textContent)).toContain('nothing.png');
  // The next file is the answer to the one before it.
  await dropsLarge(page);
  await applicant.sees(/the limit is 20 MB, yours is 20\.1 MB/);
  await expect.poll(() => cards.count(), soon).toBe(1);
});
