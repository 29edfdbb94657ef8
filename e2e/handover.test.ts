import { HANDOVER_LINK_LIFETIME_MS } from '@vesta/domain/documents/handover-link';
import { core } from '@vesta/texts/en/core';
import { evidence as en } from '@vesta/texts/en/evidence';
import type { Page } from 'playwright-core';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { chooses, papersOf } from './harness/papers.ts';
import { scanCode } from './harness/scan-code.ts';
import { standsAtIds } from './harness/stands-at-ids.ts';
import { expect, PHONE, soon, test } from './harness/test.ts';

/** Reading a photo takes the machine a while, and others work on it too. */
const READING_MS = 120_000;

/** At the computer: the card is chosen, the code is asked for, and the phone's camera sees it. */
async function showsCode({ page }: Applicant): Promise<string> {
  const { Uploads, Handover } = en;
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: Uploads.UsePhone, exact: true }).click();
  const code = page.getByRole('img', { name: Handover.Code });
  await code.waitFor();
  return scanCode(code);
}

const cards = (page: Page) => page.locator('article');

test('IDD-02 a phone that scans the code takes the pictures, and both screens keep in step', async ({ meet }) => {
  const desktop = await meet();
  const phone = await meet({ viewport: PHONE, hasTouch: true });
  const { house } = desktop;
  const [front, back] = await papersOf(house, 'giulia', 'identity_document');
  if (!front || !back) throw new Error('Giulia has no card.');
  await standsAtIds(desktop);
  const link = await showsCode(desktop);
  await expectNoAxeViolations(desktop.page);

  await phone.page.goto(link);
  // The computer asked for the front of the card, so the phone does.
  await phone.sees(en.IdUpload.Ask.id_card.Front);
  await expect.poll(() => new URL(phone.page.url()).hash, soon).toBe('');
  await desktop.sees(en.Handover.Connected);
  await expectNoAxeViolations(phone.page);

  await chooses(phone.page.getByRole('button', { name: en.Uploads.TakePhoto, exact: true }), front);
  await desktop.sees(/1 picture arrived/);
  await desktop.presses(en.Handover.Done);
  await phone.sees(en.IdUpload.Ask.id_card.Back);
  await cards(desktop.page).and(desktop.page.locator('[data-look=verified]')).waitFor({ timeout: READING_MS });
  await cards(phone.page).and(phone.page.locator('[data-look=verified]')).waitFor({ timeout: READING_MS });
  expect(await phone.page.getByText('MORETTI').count()).toBe(0);
  // Nor is room kept for what it may not read.
  expect(await cards(phone.page).first().locator('> *').count()).toBe(1);

  await phone.page.reload();
  await phone.sees(en.IdUpload.Ask.id_card.Back);
  await chooses(phone.page.getByRole('button', { name: en.Uploads.ChooseFile, exact: true }), back);
  await expect.poll(() => cards(desktop.page).count(), soon).toBe(2);
  await desktop.page.getByText(en.IdUpload.Complete).waitFor({ timeout: READING_MS });
  await phone.page.getByText(en.IdUpload.Complete).waitFor({ timeout: READING_MS });

  expect(await phone.page.getByRole('button', { name: /^Delete / }).count()).toBe(0);
  await desktop.page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await desktop.presses(en.Uploads.ConfirmDelete.Yes);
  await expect.poll(() => cards(desktop.page).count(), soon).toBe(1);
  await desktop.sees(en.IdUpload.Ask.id_card.Back);
  await desktop.page.getByRole('button', { name: /^Delete / }).click();
  await desktop.presses(en.Uploads.ConfirmDelete.Yes);
  await expect.poll(() => cards(phone.page).count(), soon).toBe(0);
  await phone.sees(en.IdUpload.Ask.id_card.Front);

  await phone.meets('/v1/other-documents/list', 'no answer');
  await phone.page.getByText(core.General.Error.Offline).waitFor();
  await phone.sees(en.IdUpload.Ask.id_card.Front);
});

test('IDD-02 a code that was used or is too old says so', async ({ meet }) => {
  const { Handover } = en;
  const desktop = await meet();
  const { house } = desktop;
  await standsAtIds(desktop);
  const link = await showsCode(desktop);
  const first = await meet({ viewport: PHONE });
  await first.page.goto(link);
  await first.seesHeading(Handover.Phone.Title);
  await desktop.sees(Handover.Connected);
  const second = await meet({ viewport: PHONE });
  await second.page.goto(link);
  await second.sees(Handover.Phone.OpenFailed);
  await expectNoAxeViolations(second.page);

  await desktop.presses(Handover.Done);
  const late = await showsCode(desktop);
  house.clock.advance(HANDOVER_LINK_LIFETIME_MS);
  await desktop.sees(new RegExp(Handover.Ended));
  await second.page.goto('about:blank');
  await second.page.goto(late);
  await second.sees(Handover.Phone.OpenFailed);
  await desktop.presses(Handover.Again);
  await desktop.page.getByRole('img', { name: Handover.Code }).waitFor();
  house.clock.advance(HANDOVER_LINK_LIFETIME_MS);
  await first.sees(Handover.Phone.Ended);
});
