import { intakeStart as words } from '@vesta/texts/en/intake-start';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { choosesOccupation, codeFor, fillsSignUp, newPerson } from './harness/new-person.ts';
import { describe, expect, PHONE, test } from './harness/test.ts';

const { SignUp, VerifyEmail } = words;

test('SIGN-01 SIGN-02 SIGN-04 on a phone in the dark a person signs up, with an error first, and the code arrives by e-mail', async ({
  meet,
  house,
}) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark', hasTouch: true });
  const { page } = applicant;
  const person = newPerson();
  await choosesOccupation(applicant);
  await applicant.sees(/^Still needed: first name, last name, e-mail address, mobile number and privacy consent/);
  await page.locator('#email').fill('giulia@posta');
  await page.locator('#email').blur();
  await applicant.sees('Please write the e-mail address in full, for example anna.rossi@example.com.');
  await expectNoAxeViolations(page);
  await fillsSignUp(applicant, person);
  await expectNoAxeViolations(page);
  await applicant.presses(SignUp.Submit);
  await applicant.arrivesAt(/^\/en\/rent\/fill\/[\w-]{36}\/verify-email$/);
  await applicant.sees(person.email);
  expect(await codeFor(house, person)).toMatch(/^\d{6}$/);
});

test('SIGN-03 in Germany the prefix is +49', async ({ applicant }) => {
  await applicant.isIn('de').opens('/en/rent/fill/sign-up');
  await applicant.page.getByRole('button', { name: 'Country code: Germany +49' }).waitFor();
});

test('SHELL-14 SIGN-03 SIGN-07 MAIL-02 prefixes are found, names capitalised, a reload loses nothing, a likely slip is pointed out once, and the address can be corrected later', async ({
  applicant,
  house,
}) => {
  const { page } = applicant;
  const calls = listenToCalls(page);
  const prefix = page.getByRole('button', { name: /^Country code/ });
  await choosesOccupation(applicant);
  // By country and by digits.
  for (const [typed, label] of [
    ['austria', 'Country code: Austria +43'],
    ['+33', 'Country code: France +33'],
  ] as const) {
    await prefix.click();
    await page.getByRole('combobox', { name: SignUp.Prefix.Search }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: label }).waitFor();
  }
  // A whole number finds its prefix.
  const slip = { ...newPerson('maria luisa', "d'angelo"), email: 'maria.slip@gmial.com', mobile: '+49 151 2345 6789' };
  await fillsSignUp(applicant, slip);
  expect(await page.locator('#first_name').inputValue()).toBe('Maria Luisa');
  expect(await page.locator('#last_name').inputValue()).toBe("D'Angelo");
  expect(await prefix.getAttribute('aria-label')).toBe('Country code: Germany +49');

  await page.reload();
  await page.locator('#email').waitFor();
  expect(await page.locator('#email').inputValue()).toBe(slip.email);
  expect(await page.locator('#first_name').inputValue()).toBe('Maria Luisa');
  // Consent is given anew, if it has to be.
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();

  await applicant.presses(SignUp.Submit);
  await page.getByText(/Did you mean maria\.slip@gmail\.com\?/).waitFor();
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
  expect(calls.find(({ path }) => path === '/v1/signup/submit')?.body).toMatchObject({
    first_name: 'Maria Luisa',
    last_name: "D'Angelo",
    mobile: '+49-15123456789',
  });

  const right = newPerson('right');
  await applicant.presses(VerifyEmail.Correct);
  await page.locator('#email').waitFor();
  expect((await page.locator('#mobile').inputValue()).replaceAll(' ', '')).toContain('15123456789');
  await page.locator('#email').fill(right.email);
  await applicant.presses(SignUp.Submit);
  await applicant.sees(right.email);
  expect(await codeFor(house, right)).toMatch(/^\d{6}$/);
});

test('PD-11 without the list of countries Italy and Germany remain, after three attempts; an address that only the server refuses is shown at its field', async ({
  applicant,
}) => {
  const { page } = applicant;
  await applicant.meets('/v1/openapis/country-flags', { status: 502 });
  const msg = [{ loc: ['body', 'email'], code: 'pattern', msg: 'We cannot write to this address.' }];
  await applicant.meets('/v1/signup/submit', { status: 422, body: { success: false, message: 'x', msg } });
  const calls = listenToCalls(page);
  await choosesOccupation(applicant);
  const asked = () => calls.filter(({ path }) => path === '/v1/openapis/country-flags').length;
  await expect.poll(asked).toBe(3);
  await page.getByRole('button', { name: /^Country code/ }).click();
  await page.getByText(/^Failed after 3 retries\./).waitFor();
  expect(await page.getByRole('option').allTextContents()).toEqual(['🇮🇹Italy+39', '🇩🇪Germany+49']);
  await page.keyboard.press('Escape');
  await fillsSignUp(applicant, newPerson());
  await applicant.presses(SignUp.Submit);
  await page.locator('#email-error').getByText('We cannot write to this address.').waitFor();
});

describe('SHELL-09', () => {
  const query =
    'resume_application=1&first_name=anna&last_name=rossi&email=anna.rossi%40posta.example&mobile=%2B39-3401234567';

  test('SHELL-09 SIGN-08 a link with the person’s data leads to a filled form, wherever one enters', async ({
    applicant,
  }) => {
    const { page } = applicant;
    const listing = `listing_id=${demo.ortica.listing}&appType=rent&employment_status=Student`;
    await applicant.opens(`/en?${query}&${listing}&disableEmailEdit=true`);
    await applicant.arrivesAt(`/en/rent/fill/sign-up/${demo.ortica.listing}`);
    await page.locator('#email').waitFor();
    expect(await page.locator('#first_name').inputValue()).toBe('Anna');
    expect(await page.locator('#mobile').inputValue()).toBe('3401234567');
    expect(await page.locator('#email').isEditable()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    const calls = listenToCalls(page);
    await applicant.presses(SignUp.Submit);
    await applicant.seesHeading(VerifyEmail.Title);
    expect(calls.find(({ path }) => path === '/v1/signup/submit')?.body).toMatchObject({
      employment_status: 'Student',
      listing_id: demo.ortica.listing,
    });
  });

  test('SHELL-09 without an occupation the form asks for it', async ({ applicant }) => {
    const { page } = applicant;
    await applicant.opens(`/en/fill/occupation?${query}&appType=mortgage&listing_id=${demo.ortica.listing}`);
    await applicant.arrivesAt(`/en/mortgage/fill/sign-up/${demo.ortica.listing}`);
    await page.locator('#email').waitFor();
    expect(await page.locator('#last_name').inputValue()).toBe('Rossi');
    expect(await page.locator('#email').inputValue()).toBe('anna.rossi@posta.example');
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel(SignUp.Job).selectOption('Employed');
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await applicant.presses(SignUp.Submit);
    await applicant.seesHeading(VerifyEmail.Title);
  });
});

test('OCC-06 rapid asks for no number and goes straight to the form', async ({ applicant }) => {
  const { page } = applicant;
  const person = newPerson();
  await applicant.opens('/en/rapid/fill/occupation');
  await applicant.arrivesAt('/en/rapid/fill/sign-up');
  await page.locator('#first_name').fill(person.first);
  await page.locator('#last_name').fill(person.last);
  await page.locator('#email').fill(person.email);
  expect(await page.locator('#mobile').count()).toBe(0);
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  const calls = listenToCalls(page);
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
  expect(calls.find(({ path }) => path === '/v1/signup/submit')?.body).toMatchObject({
    mobile: expect.stringMatching(/^\+11-/),
  });
});
