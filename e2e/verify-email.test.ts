import { RESEND_COOLDOWN_SECONDS, VERIFICATION_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import { SESSION_COOKIE, SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import { intakeStart as words } from '@vesta/texts/en/intake-start';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { codeFor, hasApplied, newPerson, signsUp, typesCode } from './harness/new-person.ts';
import { resumeLinkOf } from './harness/sign-in.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { VerifyEmail } = words;
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
const CODE_EXPIRED = 'This code has expired or has been used. Please ask for a new one.';

test('MAIL-01 MAIL-04 RES-02 the code typed goes in by itself, the session is kept, and somebody new comes to the first question at once', async ({
  applicant,
  house,
}) => {
  const person = newPerson();
  await signsUp(applicant, person);
  await expectNoAxeViolations(applicant.page);
  await typesCode(applicant, await codeFor(house, person));
  await applicant.arrivesAt(/^\/en\/rent\/fill\/[\w-]{36}\/personal-details$/);
  const token = await applicant.page.evaluate((key) => localStorage.getItem(key), SESSION_TOKEN_KEY);
  const cookie = (await applicant.page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(token).toBeTruthy();
  expect(cookie).toMatchObject({ value: token, httpOnly: true });
});

test('MAIL-03 MAIL-05 a wrong code is told in a box that stays, and five guesses are all there are', async ({
  applicant,
  house,
}) => {
  const person = newPerson();
  await signsUp(applicant, person);
  const code = await codeFor(house, person);
  const here = applicant.page.url();
  for (const left of [
    'You have 4 tries left.',
    'You have 3 tries left.',
    'You have 2 tries left.',
    'You have 1 try left.',
  ]) {
    await typesCode(applicant, wrongFor(code));
    const box = applicant.page.getByRole('alert').filter({ hasText: left });
    await box.waitFor();
    expect(await box.getByRole('button').count()).toBe(0);
  }
  await expectNoAxeViolations(applicant.page);
  await typesCode(applicant, wrongFor(code));
  await applicant.page.getByText(/Please ask for a new code\./).waitFor();
  await typesCode(applicant, code);
  await applicant.page.getByText(CODE_EXPIRED).waitFor();
  expect(applicant.page.url()).toBe(here);
});

test('MAIL-01 MAIL-02 a new code can be had after 60 s, not before, and only the newest works, pasted from the mail', async ({
  applicant,
  house,
}) => {
  const person = newPerson();
  await signsUp(applicant, person);
  const first = await codeFor(house, person);
  // The server keeps the cooldown too.
  const tooEarly = await fetch(`${house.origin()}/api/v1/verify-email/resend-code`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
  expect(tooEarly.status).toBe(429);
  await applicant.page.getByText(/^Send a new code in/).waitFor();
  await applicant.page.reload();
  await applicant.sees(person.email);
  await applicant.page.getByText(/^Send a new code in/).waitFor();
  house.clock.advance(RESEND_COOLDOWN_SECONDS * 1000);
  await applicant.page.clock.install();
  await applicant.page.reload();
  await applicant.page.getByText(/^Send a new code in/).waitFor();
  await applicant.page.clock.fastForward(RESEND_COOLDOWN_SECONDS * 1000);
  await applicant.presses(VerifyEmail.Resend);
  await applicant.page.getByText(VerifyEmail.Resent).waitFor();
  const second = await codeFor(house, person, 1);
  if (first !== second) {
    await typesCode(applicant, first);
    await applicant.page.getByText(/^This code is not right\./).waitFor();
  }
  await applicant.page.getByRole('textbox', { name: VerifyEmail.Code }).focus();
  await applicant.page.keyboard.insertText(`${second.slice(0, 3)} ${second.slice(3)}`);
  await applicant.arrivesAt(/personal-details$/);
});

test('RES-06 RES-08 whoever has no access proves the address again and returns to the step', async ({
  meet,
  house,
}) => {
  const person = newPerson();
  const { id } = await hasApplied(house, person);
  const later = await meet({ viewport: PHONE });
  const step = `/en/rent/fill/${id}/additional-details`;
  await later.opens(step);
  await later.arrivesAt('/en/unauthorized');
  await later.follows('Verify my e-mail again');
  await later.page.getByText('g•••@p•••.example').waitFor();
  await typesCode(later, await codeFor(house, person, 1));
  await later.arrivesAt(step);
});

test('MAIL-05 a code is worth nothing after its 15 minutes', async ({ applicant, house }) => {
  const person = newPerson();
  const { id } = await hasApplied(house, person);
  await applicant.opens(`/en/rent/fill/${id}/verify-email`);
  const code = await codeFor(house, person, 1);
  house.clock.advance(VERIFICATION_CODE_LIFETIME_MS + 1);
  await typesCode(applicant, code);
  await applicant.page.getByText(CODE_EXPIRED).waitFor();
});

test('RES-07 the link of the continue-later mail opens the application where it was left, once', async ({
  meet,
  house,
}) => {
  const link = await resumeLinkOf(house, 'marco');
  const place = new URL(link);
  const applicant = (await meet()).isIn('it');
  await applicant.opens(place.pathname + place.hash);
  await applicant.arrivesAt(`/it/rent/fill/${personas.marco.applicationId}/personal-details`);
  const second = (await meet({ locale: 'it-IT' })).isIn('it');
  await second.opens(place.pathname.replace('/it/', '/en/') + place.hash);
  await second.page.getByText(/^This link has been used or has expired\./).waitFor();
  await second.page.getByRole('textbox', { name: VerifyEmail.Code }).waitFor();
  expect(second.page.url()).not.toContain('#resume');
});
