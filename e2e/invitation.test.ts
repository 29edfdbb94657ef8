import { INVITATION_CODE_KEY } from '@vesta/domain/storage-keys';
import { intakeStart as words } from '@vesta/texts/en/intake-start';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import type { RunningHouse } from './harness/house.ts';
import {
  codeFor,
  fillsSignUp,
  hasApplied,
  mailsTo,
  type NewPerson,
  newPerson,
  typesCode,
} from './harness/new-person.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { SignUp, Resume, VerifyEmail } = words;
const stored = ({ page }: Applicant) => page.evaluate((key) => localStorage.getItem(key), INVITATION_CODE_KEY);

/** The host has an application and asks a guest to join it; answers the path of the link in the guest's mail. */
async function invites(
  house: RunningHouse,
  guest: NewPerson,
  role: 'Co-Applicant' | 'Guarantor',
  listing?: string,
): Promise<string> {
  const person = newPerson('lena', 'hoffmann');
  const { id, token } = await hasApplied(house, person, listing);
  const fullname = `${guest.first} ${guest.last}`;
  const people =
    role === 'Guarantor'
      ? { guarantors: [{ fullname, email: guest.email }] }
      : { hhMembers: [{ fullname, email: guest.email, date_of_birth: '03/04/1990', role, relationship: 'Partner' }] };
  const answer = await fetch(
    `${house.origin()}/api/v1/personal-details/submit/additional?application_id=${id}&lang=en`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        employmentStatus: 'Employed',
        household_members_count: role === 'Guarantor' ? '1,0' : '2,0',
        typeOfContract: 'open-ended',
        paychecksPerYear: 13,
        ...people,
      }),
    },
  );
  expect(await answer.json()).toMatchObject({ success: true });
  const mail = await house.mailTo(guest.email);
  const link = /https?:\/\/\S*invitation_code=[\w-]+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('The invitation has no link.');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('SHELL-08 SIGN-05 a guarantor comes by invitation: role shown, address locked, nothing more to choose', async ({
  meet,
  house,
}) => {
  const guest = newPerson('renate', 'hoffmann');
  const path = await invites(house, guest, 'Guarantor');
  const applicant = await meet();
  await applicant.opens(path);
  await applicant.sees(/^Lena Hoffmann has asked you to be a guarantor/);
  expect(applicant.page.url()).not.toContain('invitation_code');
  expect(await stored(applicant)).toBeTruthy();
  await expectNoAxeViolations(applicant.page);
  await applicant.presses('Get started');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.seesHeading(SignUp.TitleInvited);
  expect(await applicant.page.locator('#email').inputValue()).toBe(guest.email);
  expect(await applicant.page.locator('#email').isEditable()).toBe(false);
  await fillsSignUp(applicant, guest);
  const before = (await mailsTo(house, guest)).length;
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
  await typesCode(applicant, await codeFor(house, guest, before));
  // Guarantors are not asked about earlier applications.
  await applicant.arrivesAt(/personal-details$/);
  expect(await stored(applicant)).toBeNull();

  const second = await meet();
  await second.opens(path);
  await second.sees(/^This invitation has already been used\./);
  expect(await stored(second)).toBeNull();
});

test('SIGN-05 an invitation nobody knows is removed with an alert, and the person applies for themselves', async ({
  applicant,
}) => {
  await applicant.opens('/en/rent/fill/occupation?invitation_code=nobody-knows-this');
  const alert = applicant.page.getByRole('alert').filter({ hasText: 'We do not know this invitation' });
  await alert.waitFor();
  expect(await stored(applicant)).toBeNull();
  await alert.getByRole('button', { name: 'Close' }).click();
  await applicant.presses('Get started');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.seesHeading(SignUp.Title);
});

test('RES-01 RES-03 an invitation waits on the resume page and joins the application of today', async ({
  applicant,
  house,
}) => {
  const guest = newPerson('anna', 'rossi');
  await invites(house, guest, 'Co-Applicant');
  const { id, token } = await hasApplied(house, guest);
  await applicant.keepsSession(token);
  await applicant.opens(`/en/rent/fill/${id}/resume-application`);
  await applicant.page.getByRole('radio', { name: 'Lena Hoffmann has invited you' }).click();
  await applicant.sees(Resume.NoticeJoin);
  await expectNoAxeViolations(applicant.page);
  await applicant.presses(Resume.Join);
  await applicant.arrivesAt(`/en/rent/fill/${id}/personal-details`);
});

test('SHELL-03 SHELL-10 a guest counts the same steps on every page, in the company’s dress from the first', async ({
  meet,
  house,
}) => {
  const guest = newPerson('marta', 'neri');
  const path = await invites(house, guest, 'Co-Applicant', demo.ortica.listing);
  const applicant = await meet({ viewport: PHONE });
  const isDressed = () => applicant.page.getByRole('link', { name: /Ortica/ }).waitFor();
  const progress = applicant.page.getByRole('navigation', { name: 'Progress of your application' });
  const total = async (step: number) => {
    await progress.filter({ hasText: `Step ${step} of` }).waitFor();
    return /Step \d+ of (\d+)/.exec((await progress.textContent()) ?? '')?.[1];
  };
  await applicant.opens(path);
  await isDressed();
  await applicant.presses('Get started');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.seesHeading(SignUp.TitleInvited);
  const atSignUp = await total(1);
  await isDressed();
  await fillsSignUp(applicant, guest);
  const before = (await mailsTo(house, guest)).length;
  await applicant.presses(SignUp.Submit);
  await applicant.seesHeading(VerifyEmail.Title);
  await isDressed();
  expect(await total(2)).toBe(atSignUp);
  await applicant.page.reload();
  await isDressed();
  expect(await total(2)).toBe(atSignUp);
  await typesCode(applicant, await codeFor(house, guest, before));
  await applicant.arrivesAt(/personal-details$/);
  await isDressed();
  expect(await total(3)).toBe(atSignUp);
});
