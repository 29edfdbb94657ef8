import { evidence } from '@vesta/texts/en/evidence';
import { intakeDetails } from '@vesta/texts/en/intake-details';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { questions } from '@vesta/texts/en/questions';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { reportView } from '@vesta/texts/en/report-view';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import type { Applicant } from './harness/applicant.ts';
import type { RunningHouse } from './harness/house.ts';
import { codeFor, fillsSignUp, mailsTo, type NewPerson, newPerson, typesCode } from './harness/new-person.ts';
import { chooses, papersOf, saves } from './harness/papers.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { expect, test } from './harness/test.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 180_000;
const PATIENCE_MS = 500_000;
const { SignUp, VerifyEmail } = intakeStart;
const { PersonalDetails, AdditionalDetails, CurrentAddress } = intakeDetails;
const { IdUpload, IncomeCheck, Uploads } = evidence;
const { Frame } = reportView.ReportView;
const { ToHousehold } = reportSharing.ReportSharing;

const button = ({ page }: Applicant, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Lena names somebody who will live with her; answers the link in that person's mail. */
async function invited(house: RunningHouse, guest: NewPerson): Promise<string> {
  await saves(house, 'lena', '/v1/personal-details/submit/additional', {
    employmentStatus: 'Employed',
    household_members_count: '2,0',
    typeOfContract: 'open-ended',
    paychecksPerYear: 12,
    hhMembers: [
      {
        fullname: `${guest.first} ${guest.last}`,
        email: guest.email,
        date_of_birth: '03/04/1968',
        role: 'Co-Applicant',
        relationship: 'Partner',
      },
    ],
  });
  const mail = await house.mailTo(guest.email);
  const link = /https?:\/\/\S*invitation_code=[\w-]+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('The invitation has no link.');
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/de\//, '/en/') + search;
}

async function arrives(guest: Applicant, person: NewPerson, path: string): Promise<void> {
  const { house } = guest;
  await guest.isIn('de').opens(path);
  await guest.presses('Get started');
  await guest.chooses('Employed');
  await guest.continues();
  await guest.seesHeading(SignUp.TitleInvited);
  await fillsSignUp(guest, person);
  const before = (await mailsTo(house, person)).length;
  await guest.presses(SignUp.Submit);
  await guest.seesHeading(VerifyEmail.Title);
  await typesCode(guest, await codeFor(house, person, before));
  await guest.arrivesAt(/personal-details$/);
}

async function showsWho(guest: Applicant): Promise<void> {
  const { page, house } = guest;
  await guest.seesHeading(PersonalDetails.German.Title);
  const papers = await papersOf(house, 'renate', 'identity_document');
  const passport = papers.filter(({ truth }) => truth.type === 'passport');
  await page.getByRole('radio', { name: IdUpload.Found.passport }).check();
  await chooses(button(guest, Uploads.ChooseFile), passport);
  await page.getByText(IdUpload.Complete).waitFor({ timeout: READING_MS });
  await guest.continues();
}

async function answersAll(guest: Applicant): Promise<void> {
  const { page } = guest;
  await guest.seesHeading(AdditionalDetails.Title);
  await page.getByRole('radio', { name: AdditionalDetails.Contract.Types['open-ended'] }).check({ force: true });
  await page.getByRole('radio', { name: '13', exact: true }).check({ force: true });
  await guest.continues();
  await page.locator('#Q01').waitFor();
  for (let number = 1; number <= 15; number++) {
    await page.locator(`#Q${String(number).padStart(2, '0')} input[value=${number < 14 ? 'NO' : 'YES'}]`).check();
  }
  await page.locator('#waiver').check();
  await page.locator('#truthful').check();
  await guest.continues();
  await guest.seesHeading(CurrentAddress.Title);
  await page.getByLabel('Street', { exact: true }).pressSequentially('Lange Reihe 40, 20099 Hamburg');
  await page
    .getByRole('option', { name: /Hamburg/ })
    .first()
    .click();
  await expect.poll(() => page.getByLabel('Postcode', { exact: true }).inputValue()).toBe('20099');
  await guest.continues();
}

async function showsIncome(guest: Applicant): Promise<void> {
  const { page, house } = guest;
  const list = page.getByRole('dialog', { name: IncomeCheck.Required.Title });
  await list.getByRole('button', { name: IncomeCheck.Required.Continue }).click();
  const kinds = ['payslip', 'bank_statement'] as const;
  const papers = (await Promise.all(kinds.map((kind) => papersOf(house, 'renate', kind)))).flat();
  await chooses(button(guest, IncomeCheck.Sort.Choose), papers);
  await expect.poll(() => page.locator('#sort article').count()).toBeGreaterThan(0);
  await guest.continues();
  await page
    .getByRole('heading', { level: 1, name: questions.Confirmation.Title, exact: true })
    .waitFor({ timeout: READING_MS });
  await page.locator('#confirmed').check({ force: true });
  await guest.continues();
}

test('ADD-11 REP-07 a co-applicant comes by mail, shows an income, and the household counts it', {
  timeout: PATIENCE_MS,
}, async ({ meet, house }) => {
  const person = { ...newPerson('Renate', 'Hoffmann'), email: 'renate.daheim@posta.example', mobile: '151 12345679' };
  const path = await invited(house, person);
  await standsAtResult(house, 'lena');
  await payFor(house.inside, personas.lena.applicationId);
  const guest = await meet();
  await arrives(guest, person, path);
  await showsWho(guest);
  await answersAll(guest);
  await showsIncome(guest);
  // Whoever was invited pays nothing: the analysis leads straight to the report.
  await guest.page.waitForURL(/\/result$/, { timeout: READING_MS });
  await guest.seesHeading('Renate Hoffmann');
  await guest.presses(ToHousehold.Release);
  await guest.page.getByRole('heading', { name: ToHousehold.TitleDone.replace('{name}', 'Lena Hoffmann') }).waitFor();

  const tenant = await meet();
  await tenant.signsInAs('lena');
  await tenant.opensStep('lena', 'result');
  await tenant.seesHeading('Lena Hoffmann');
  await tenant.presses(Frame.UnfoldAll);
  await tenant.sees(/^2 incomes of 2 are counted\./);
});
