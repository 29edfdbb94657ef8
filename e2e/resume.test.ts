import { core } from '@vesta/texts/en/core';
import { intakeStart as words } from '@vesta/texts/en/intake-start';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { becomesApplicant, codeFor, hasApplied, newPerson, typesCode } from './harness/new-person.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { Resume } = words;

test('RES-01 RES-03 an earlier application is taken up and the one begun today is deleted', async ({ meet, house }) => {
  const person = newPerson();
  const { id: earlier } = await hasApplied(house, person, demo.ortica.listing);
  const applicant = await meet({ viewport: PHONE });
  const current = await becomesApplicant(applicant, person);
  expect(current).not.toBe(earlier);
  await applicant.seesHeading('Hello Giulia. Shall we pick up where you left off?');
  await applicant.sees(Resume.Why);
  await expectNoAxeViolations(applicant.page);
  await applicant.page.getByRole('radio').first().click();
  await applicant.sees(Resume.NoticeLoad);
  await applicant.presses(Resume.Load);
  await applicant.arrivesAt(`/en/rent/fill/${earlier}/personal-details`);

  const token = await applicant.page.evaluate(() => localStorage.getItem('vesta.session'));
  const gone = await fetch(`${applicant.house.origin()}/api/v1/state/?application_id=${current}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(gone.status).toBe(401);
});

test('RES-01 starting anew leaves the earlier application where it is', async ({ applicant, house }) => {
  const person = newPerson();
  await hasApplied(house, person, demo.ortica.listing);
  const { id: current, token } = await hasApplied(house, person);
  await applicant.keepsSession(token);
  await applicant.opens(`/en/rent/fill/${current}/resume-application`);
  await applicant.presses(Resume.Start);
  await applicant.arrivesAt(`/en/rent/fill/${current}/personal-details`);
  await applicant.opens(`/en/rent/fill/${current}/resume-application`);
  await applicant.page.getByRole('radio').first().waitFor();
});

test('RES-01 from the start page the only application is found again with nothing but the e-mail address', async ({
  meet,
  house,
}) => {
  const person = newPerson();
  const { id } = await hasApplied(house, person, demo.ortica.listing);
  const applicant = await meet({ viewport: PHONE });
  await applicant.opens('/en');
  await applicant.page.getByRole('link', { name: core.Occupation.Mine }).click();
  await applicant.arrivesAt('/en/rent/fill/verify-email');
  await applicant.page.getByLabel(words.VerifyEmail.Ask.Email).fill(person.email);
  await expectNoAxeViolations(applicant.page);
  await applicant.presses(words.VerifyEmail.Ask.Send);
  await typesCode(applicant, await codeFor(applicant.house, person, 1));
  await applicant.arrivesAt(`/en/rent/fill/${id}/personal-details`);
});
