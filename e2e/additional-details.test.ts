import type { Language } from '@vesta/domain/languages';
import { fields } from '@vesta/texts/en/fields';
import { intakeDetails as words } from '@vesta/texts/en/intake-details';
import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { applications } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { describe, expect, PHONE, test } from './harness/test.ts';

const SAVE = '/v1/personal-details/submit/additional';
const { Household, Member, Guarantor, Living } = words.AdditionalDetails;
const { Error: errors, Errors } = fields.AdditionalDetails;
const path = (step: string) => `/en/rent/fill/${personas.lena.applicationId}/${step}`;

/** Four questions that have to be answered, and a line for everything else. */
const MOST_SCREENS = 3;

async function stands(applicant: Applicant, language: Language = 'en', type: 'rent' | 'mortgage' = 'rent') {
  await applicant.house.inside.database.orm
    .update(applications)
    .set({ answersSealed: null, step: 4, stepRouter: 'additional-details' })
    .where(eq(applications.id, personas.lena.applicationId));
  await applicant.signsInAs('lena');
  await applicant.opensStep('lena', 'additional-details', { language, type });
  await applicant.page.getByRole('heading', { level: 1 }).waitFor();
}

const field = ({ page }: Applicant, name: string) => page.getByLabel(name, { exact: true });

/** Wholly inside what the screen shows. */
const isInView = (box: Locator) =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

async function addsJonas(applicant: Applicant): Promise<void> {
  await applicant.presses(Household.AddMember);
  await field(applicant, Member.FullName).fill('jonas brandt');
  await field(applicant, Member.Relationship).selectOption({ label: 'Partner' });
  await field(applicant, Member.DateOfBirth).pressSequentially('01021990');
  await field(applicant, Member.Email).fill('jonas.brandt@post.example');
  await applicant.presses(Member.Save);
}

async function answersContract(applicant: Applicant): Promise<void> {
  await applicant.page.getByRole('radio', { name: 'Open-ended' }).check();
  await applicant.page.getByRole('radio', { name: '13' }).check();
}

describe('household', () => {
  test('ADD-03 ADD-05 ADD-11 Lena names partner and guarantor, and both are written to', async ({
    applicant,
    house,
  }) => {
    await stands(applicant);
    const calls = listenToCalls(applicant.page);
    await applicant.presses(Household.AdultsMore);
    await addsJonas(applicant);
    await applicant.sees('Jonas Brandt');
    await applicant.unfolds(Guarantor.Title);
    await applicant.presses(Guarantor.Add);
    await field(applicant, Member.FullName).fill('karin hoffmann');
    await field(applicant, Member.Email).fill('karin.hoffmann@post.example');
    await applicant.presses(Guarantor.Save);
    await applicant.sees(/Jonas Brandt and Karin Hoffmann will each get an invitation/);
    await answersContract(applicant);
    await applicant.continues();
    await applicant.arrivesAt(path('questionnaire'));
    expect(calls.find((call) => call.path === SAVE)?.body).toMatchObject({
      employmentStatus: 'Employed',
      household_members_count: '2,0',
      hhMembers: [{ fullname: 'Jonas Brandt', relationship: 'Partner', role: 'Co-Applicant' }],
      guarantors: [{ fullname: 'Karin Hoffmann', role: 'Guarantor', relationship: 'Guarantor' }],
      typeOfContract: 'open-ended',
      paychecksPerYear: 13,
    });
    for (const address of ['jonas.brandt@post.example', 'karin.hoffmann@post.example'])
      expect((await house.mailTo(address)).text).toMatch(/invitation_code=/);

    await applicant.page.reload();
    await applicant.presses('Back');
    await applicant.sees('Jonas Brandt');
    await applicant.sees('Karin Hoffmann');
  });

  test('FLOW-03 ADD-10 on a phone what a form refuses and the warning about somebody unsaved come into view with the focus, and a complete one is saved', async ({
    meet,
  }) => {
    const applicant = await meet({ viewport: PHONE });
    await stands(applicant);
    const { page } = applicant;
    const calls = listenToCalls(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await applicant.continues();
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect.poll(() => isInView(summary)).toBe(true);
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);

    await applicant.unfolds(Guarantor.Title);
    await applicant.presses(Guarantor.Add);
    await field(applicant, Member.FullName).fill('karin hoffmann');
    await answersContract(applicant);
    await applicant.continues();
    const warning = page.getByRole('alert').filter({ hasText: errors.UnsavedValues });
    await expect.poll(() => isInView(warning)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(errors.UnsavedValues);
    expect(calls.filter((call) => call.path === SAVE)).toEqual([]);
    await field(applicant, Member.Email).fill('karin.hoffmann@post.example');
    await applicant.continues();
    await applicant.arrivesAt(path('questionnaire'));
    expect(calls.find((call) => call.path === SAVE)?.body).toMatchObject({
      guarantors: [{ fullname: 'Karin Hoffmann' }],
    });
  });

  test('ADD-04 a list that does not fit the number is refused until it does', async ({ applicant }) => {
    await stands(applicant);
    await applicant.presses(Household.AdultsMore);
    await addsJonas(applicant);
    await answersContract(applicant);
    await applicant.presses(Household.AdultsLess);
    await applicant.continues();
    await applicant.page.getByRole('link', { name: Errors.CoApplicants.CountMisMatch }).waitFor();
    await applicant.presses('Remove Jonas Brandt');
    await field(applicant, Member.FullName).waitFor();
    await applicant.continues();
    await applicant.arrivesAt(path('questionnaire'));
  });

  test('ADD-10 an open form with something in it warns once', async ({ applicant }) => {
    await stands(applicant);
    await answersContract(applicant);
    await applicant.unfolds(Guarantor.Title);
    await applicant.presses(Guarantor.Add);
    await field(applicant, Member.FullName).fill('Karin');
    await applicant.continues();
    await applicant.sees(errors.UnsavedValues);
    await applicant.continues();
    await applicant.arrivesAt(path('questionnaire'));
  });
});

test('ADD-08 Lena rents today and tells about it; a reload before Continue loses nothing', async ({ applicant }) => {
  const { page } = applicant;
  await stands(applicant);
  await applicant.unfolds(Living.Title);
  await applicant.chooses('In a rented home');
  const rent = page.locator('#currentRent');
  await rent.fill('1120');
  await rent.blur();
  expect(await rent.inputValue()).toBe('1.120,00');
  await page.reload();
  await applicant.unfolds(Living.Title);
  await expect.poll(() => rent.inputValue()).toBe('1.120,00');
});

test('ADD-01 a mortgage has no declaration here', async ({ applicant }) => {
  await stands(applicant, 'en', 'mortgage');
  await applicant.seesHeading(words.AdditionalDetails.Title);
  await applicant.seesNo(applicant.page.getByRole('heading', { name: words.AdditionalDetails.Confirmation.Title }));
});

test('ADD-01 on a phone in the dark the page is at most three screens long in any language, and opened it has no accessibility fault', async ({
  meet,
}) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const { page } = applicant;
  for (const language of ['en', 'de', 'it'] as const) {
    await stands(applicant, language);
    await page.locator('#good-to-know').waitFor();
    expect(await applicant.screensLong()).toBeLessThanOrEqual(MOST_SCREENS);
  }
  // English and German are walked with every page (accessibility-steps).
  await page.locator('#living summary').click();
  await page.locator('[name=livingSituation]').first().check();
  await page.locator('#good-to-know summary').click();
  await page.getByRole('switch').last().check();
  await expectNoAxeViolations(page);
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'additional-details', { language: 'it' });
  await applicant.page.locator('#target').waitFor();
  expect(await applicant.screensLong()).toBeLessThanOrEqual(MOST_SCREENS);
});
