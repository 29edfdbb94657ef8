import type { Language } from '@vesta/domain/languages';
import { personas as people } from '@vesta/specimens/personas/index';
import { allTexts } from '@vesta/texts/all';
import type { Locator, Page } from 'playwright-core';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { codeFor, newPerson } from './harness/new-person.ts';
import { papersOf } from './harness/papers.ts';
import { spoken } from './harness/spoken.ts';
import { standsAtIds } from './harness/stands-at-ids.ts';
import { expect, soon, test } from './harness/test.ts';

/** More than any page has places to stop at. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab after Tab, as somebody without a mouse goes; what cannot be reached so is not there for them. */
async function tabsTo({ page }: Applicant, target: Locator): Promise<void> {
  const one = target.filter({ visible: true }).first();
  await one.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(one)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function types(applicant: Applicant, target: Locator, text: string): Promise<void> {
  await tabsTo(applicant, target);
  await applicant.page.keyboard.type(text);
}

async function presses(applicant: Applicant, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabsTo(applicant, target);
  await applicant.page.keyboard.press(key);
}

/** What a screen reader offers to jump to: each region once, and the parts of the page that have a name by it. */
async function landmarksOf(page: Page): Promise<Record<string, number>> {
  const count = async (role: 'banner' | 'main' | 'contentinfo') => [role, await page.getByRole(role).count()] as const;
  return Object.fromEntries(await Promise.all([count('banner'), count('main'), count('contentinfo')]));
}

const inWords = (language: Language) => {
  const { core, intakeStart, intakeDetails, evidence } = allTexts[language];
  return { ...core, ...intakeStart, ...intakeDetails, ...evidence };
};

for (const language of spoken()) {
  test(`FLOW-02 from the start to the card with the keyboard alone, ${language}`, async ({ applicant, house }) => {
    const { page } = applicant;
    const w = inWords(language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const person = newPerson();
    await applicant.opens(`/${language}/rent/fill/occupation`);
    await presses(applicant, button(w.Occupation.Start), 'Enter');
    await presses(applicant, page.getByRole('radio').first(), 'Space');
    await page.keyboard.press('Enter');
    await applicant.seesHeading(w.SignUp.Title);
    expect(await landmarksOf(page)).toEqual({ banner: 1, main: 1, contentinfo: 1 });
    await types(applicant, page.getByLabel(w.SignUp.FirstName, { exact: true }), person.first);
    await types(applicant, page.getByLabel(w.SignUp.LastName, { exact: true }), person.last);
    await types(applicant, page.locator('#email'), person.email);
    await types(applicant, page.locator('input[type=tel]'), person.mobile);
    await presses(applicant, page.getByRole('checkbox').first(), 'Space');
    await presses(applicant, button(w.SignUp.Submit), 'Enter');
    await applicant.seesHeading(w.VerifyEmail.Title);
    // The code stands in the focus by itself, and again when it was wrong.
    const code = page.getByRole('textbox', { name: w.VerifyEmail.Code });
    await expect.poll(() => hasFocus(code), soon).toBe(true);
    const right = await codeFor(house, person);
    await page.keyboard.type(right === '000000' ? '111111' : '000000');
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => code.inputValue(), soon).toBe('');
    expect(await hasFocus(code)).toBe(true);
    await page.keyboard.type(right);
    await applicant.seesHeading(w.PersonalDetails.Birth.Title);
    const { fiscalCode } = people.giulia(house.clock.now().toISOString().slice(0, 10));
    await types(applicant, page.locator('#fiscalCode'), fiscalCode ?? '');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('#placeOfBirth').inputValue(), soon).not.toBe('');
    await presses(applicant, button(w.General.Continue), 'Enter');
    await applicant.seesHeading(w.IdUpload.Title);
  });

  test(`FLOW-02 papers and choices take keys, and what is wrong takes the focus, ${language}`, async ({
    applicant,
    house,
  }) => {
    const { page } = applicant;
    const w = inWords(language);
    const { applicationId } = personas.giulia;
    await standsAtIds(applicant);
    await applicant.opens(`/${language}/rent/fill/${applicationId}/personal-details`);
    await applicant.seesHeading(w.IdUpload.Title);
    // The browser's own file dialog opens by key; what is chosen there is the browser's matter.
    const cards = (await papersOf(house, 'giulia', 'identity_document')).filter(
      ({ truth }) => truth.type === 'id_card',
    );
    const file = page.getByRole('button', { name: w.Uploads.ChooseFile, exact: true });
    await file.waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    // Waited for from now on: a key is faster than the browser, which has to be told that the dialog is ours.
    const opened = page.waitForEvent('filechooser');
    await tabsTo(applicant, file);
    await page.keyboard.press('Enter');
    const dialog = await opened;
    await dialog.setFiles(cards.slice(0, 1));
    await page.locator('article').first().waitFor();

    await applicant.opens(`/${language}/rent/fill/${applicationId}/additional-details`);
    await applicant.seesHeading(w.AdditionalDetails.Title);
    await presses(applicant, page.getByRole('button', { name: w.General.Continue, exact: true }), 'Enter');
    // The summary is read out, and its first line leads to the field.
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect.poll(() => summary.evaluate((box) => box.contains(document.activeElement)), soon).toBe(true);
    await presses(applicant, summary.getByRole('link').first(), 'Enter');
    const contract = page.getByRole('radio', { name: w.AdditionalDetails.Contract.Types['open-ended'] });
    await expect
      .poll(() => page.locator('#typeOfContract').evaluate((field) => field.contains(document.activeElement)), soon)
      .toBe(true);
    await page.keyboard.press('Space');
    expect(await contract.isChecked()).toBe(true);
    await tabsTo(applicant, page.getByRole('radio', { name: '12', exact: true }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '13', exact: true }).isChecked()).toBe(true);
    // What may be left out opens by key, and the next key is inside of it.
    await tabsTo(applicant, page.locator('#living summary'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInside = () =>
      page.locator('#living [role=radiogroup]').evaluate((box) => box.contains(document.activeElement));
    await expect.poll(isInside, soon).toBe(true);
  });
}
