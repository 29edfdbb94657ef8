import { intakeStart as words } from '@vesta/texts/en/intake-start';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { choosesOccupation, codeFor, fillsSignUp, newPerson, signsUp } from './harness/new-person.ts';
import { describe, expect, PHONE, test } from './harness/test.ts';

const { SignUp, VerifyEmail } = words;

test('SIGN-01 SIGN-02 SIGN-04 a person signs up and the code arrives by e-mail', async ({ applicant, house }) => {
  const person = newPerson();
  await choosesOccupation(applicant);
  await applicant.sees(/^Still needed: first name, last name, e-mail address, mobile number and privacy consent/);
  await fillsSignUp(applicant, person);
  await expectNoAxeViolations(applicant.page);
  await applicant.presses(SignUp.Submit);
  await applicant.arrivesAt(/^\/en\/rent\/fill\/[\w-]{36}\/verify-email$/);
  await applicant.sees(person.email);
  expect(await codeFor(house, person)).toMatch(/^\d{6}$/);
});

test('SIGN-03 names are capitalised, and a whole number pasted finds its prefix', async ({ applicant }) => {
  const { page } = applicant;
  const calls = listenToCalls(page);
  await choosesOccupation(applicant);
  await fillsSignUp(applicant, {
    ...newPerson('maria luisa', "d'angelo"),
    email: 'maria@posta.example',
    mobile: '+49 151 2345 6789',
  });
  expect(await page.locator('#first_name').inputValue()).toBe('Maria Luisa');
  expect(await page.locator('#last_name').inputValue()).toBe("D'Angelo");
  expect(await page.getByRole('button', { name: /^Country code/ }).getAttribute('aria-label')).toBe(
    'Country code: Germany +49',
  );
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
  expect(calls.find(({ path }) => path === '/v1/signup/submit')?.body).toMatchObject({
    first_name: 'Maria Luisa',
    last_name: "D'Angelo",
    mobile: '+49-15123456789',
  });
});

test('SIGN-03 in Germany the prefix is +49', async ({ applicant }) => {
  await choosesOccupation(applicant.isIn('de'));
  await applicant.page.getByRole('button', { name: 'Country code: Germany +49' }).waitFor();
});

test('SHELL-14 the prefix is found by country, its own name and its digits', async ({ applicant }) => {
  const { page } = applicant;
  await choosesOccupation(applicant);
  for (const [typed, label] of [
    ['austria', 'Country code: Austria +43'],
    ['+33', 'Country code: France +33'],
  ] as const) {
    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('combobox', { name: SignUp.Prefix.Search }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: label }).waitFor();
  }
});

test('PD-11 without the list of countries Italy and Germany remain, after three attempts', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.meets('/v1/openapis/country-flags', { status: 502 });
  const calls = listenToCalls(page);
  await choosesOccupation(applicant);
  const asked = () => calls.filter(({ path }) => path === '/v1/openapis/country-flags').length;
  await expect.poll(asked, { timeout: 15_000 }).toBe(3);
  await page.getByRole('button', { name: /^Country code/ }).click();
  await page.getByText(/^Failed after 3 retries\./).waitFor();
  expect(await page.getByRole('option').allTextContents()).toEqual(['🇮🇹Italy+39', '🇩🇪Germany+49']);
});

test('SIGN-07 a likely slip in the address is pointed out once before going on', async ({ applicant }) => {
  await choosesOccupation(applicant);
  await fillsSignUp(applicant, { ...newPerson(), email: 'giulia.slip@gmial.com' });
  await applicant.presses(SignUp.Submit);
  await applicant.page.getByText(/Did you mean giulia\.slip@gmail\.com\?/).waitFor();
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
});

test('an address that the screen accepts and the server does not is shown at its field', async ({ applicant }) => {
  const msg = [{ loc: ['body', 'email'], code: 'pattern', msg: 'We cannot write to this address.' }];
  await applicant.meets('/v1/signup/submit', { status: 422, body: { success: false, message: 'x', msg } });
  await choosesOccupation(applicant);
  await fillsSignUp(applicant, newPerson());
  await applicant.presses(SignUp.Submit);
  await applicant.page.locator('#email-error').getByText('We cannot write to this address.').waitFor();
});

describe('coming back to the form', () => {
  test('what was typed survives a reload', async ({ applicant }) => {
    const person = newPerson();
    await choosesOccupation(applicant);
    await fillsSignUp(applicant, person);
    await applicant.page.reload();
    await applicant.page.locator('#email').waitFor();
    expect(await applicant.page.locator('#email').inputValue()).toBe(person.email);
    expect(await applicant.page.locator('#first_name').inputValue()).toBe('Giulia');
  });

  test('MAIL-02 the address can be corrected, with everything else still there', async ({ applicant, house }) => {
    const wrong = newPerson();
    const right = { ...wrong, email: `right.${wrong.email}` };
    await signsUp(applicant, wrong);
    await applicant.presses(VerifyEmail.Correct);
    await applicant.page.locator('#email').waitFor();
    expect(await applicant.page.locator('#mobile').inputValue()).toBe('347 118 2906');
    await applicant.page.locator('#email').fill(right.email);
    await applicant.presses(SignUp.Submit);
    await applicant.sees(right.email);
    expect(await codeFor(house, right)).toMatch(/^\d{6}$/);
  });
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
    await applicant.opens(`/en/fill/occupation?${query}&appType=mortgage`);
    await applicant.arrivesAt('/en/mortgage/fill/sign-up');
    await applicant.page.getByLabel(SignUp.Job).selectOption('Employed');
    await applicant.page.getByRole('checkbox', { name: /privacy policy/ }).check();
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

test('SIGN-01 the whole form works on a phone, with errors, in dark', async ({ meet }) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark', hasTouch: true });
  await choosesOccupation(applicant);
  await applicant.page.locator('#email').fill('giulia@posta');
  await applicant.page.locator('#email').blur();
  await applicant.sees('Please write the e-mail address in full, for example anna.rossi@example.com.');
  await expectNoAxeViolations(applicant.page);
});
