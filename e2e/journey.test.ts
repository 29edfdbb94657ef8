import { personas as people } from '@vesta/specimens/personas/index';
import { evidence } from '@vesta/texts/en/evidence';
import { intakeDetails } from '@vesta/texts/en/intake-details';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { payment } from '@vesta/texts/en/payment';
import { questions } from '@vesta/texts/en/questions';
import { reportView } from '@vesta/texts/en/report-view';
import type { Applicant } from './harness/applicant.ts';
import { Counted } from './harness/counted.ts';
import { codeFor, type NewPerson, newPerson } from './harness/new-person.ts';
import { papersOf } from './harness/papers.ts';
import { rawCodes } from './harness/raw-codes.ts';
import { expect, PHONE, test } from './harness/test.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 180_000;
const PATIENCE_MS = 500_000;
/** What the whole way may cost somebody who has all papers at hand. The card's own fields are the provider's. */
const MOST = { screens: 12, taps: 30, typed: 8 };

const { SignUp, VerifyEmail } = intakeStart;
const { PersonalDetails, AdditionalDetails } = intakeDetails;
const { IdUpload, IncomeCheck, Uploads } = evidence;
const { Payment } = payment;

const heading = ({ page }: Applicant, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = ({ page }: Applicant, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

async function arrives(giulia: Applicant, count: Counted, person: NewPerson): Promise<void> {
  const { page, house } = giulia;
  await giulia.opens('/en/rent/fill/occupation');
  await count.sees('intro', page.locator('h1'));
  await count.presses(button(giulia, 'Get started'));
  await count.sees('occupation', page.getByRole('radio', { name: 'Employed', exact: true }));
  await count.ticks(page.getByRole('radio', { name: 'Employed', exact: true }));
  await count.presses(button(giulia, 'Continue'));
  await count.sees('sign-up', heading(giulia, SignUp.Title));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await count.types('first name', field(SignUp.FirstName), person.first);
  await count.types('last name', field(SignUp.LastName), person.last);
  await count.types('e-mail', field(SignUp.Email), person.email);
  await count.types('mobile', field(SignUp.Mobile), person.mobile);
  await count.ticks(page.getByRole('checkbox', { name: /privacy policy/ }));
  await count.presses(button(giulia, SignUp.Submit));
  await count.sees('code', heading(giulia, VerifyEmail.Title));
  const code = page.getByRole('textbox', { name: VerifyEmail.Code });
  await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
  await count.types('code', code, await codeFor(house, person));
}

async function showsWho(giulia: Applicant, count: Counted): Promise<void> {
  const { page, house } = giulia;
  const { fiscalCode, address } = people.giulia(house.clock.now().toISOString().slice(0, 10));
  await count.sees('birth', heading(giulia, PersonalDetails.Birth.Title));
  await count.types('fiscal code', page.locator('#fiscalCode'), fiscalCode ?? '');
  await page.getByText(/^We took date, place of birth and nationality/).waitFor();
  await expect.poll(() => page.locator('#placeOfBirth').inputValue()).not.toBe('');
  await count.presses(button(giulia, 'Continue'));
  await count.sees('identity and address', heading(giulia, IdUpload.Title));
  const sides = await papersOf(house, 'giulia', 'identity_document');
  const card = sides.filter(({ truth }) => truth.type === 'id_card');
  await count.hands(button(giulia, Uploads.ChooseFile), card);
  await page.getByText(IdUpload.Complete).waitFor({ timeout: READING_MS });
  await page.getByText(IdUpload.AddressRead).waitFor();
  if ((await page.locator('#postcode').inputValue()) === '')
    await count.types('postcode', page.locator('#postcode'), address.postcode);
  await count.presses(button(giulia, 'Continue'));
}

async function showsIncome(giulia: Applicant, count: Counted): Promise<void> {
  const { page, house } = giulia;
  await count.sees('household', heading(giulia, AdditionalDetails.Title));
  await count.ticks(page.getByRole('radio', { name: AdditionalDetails.Contract.Types['open-ended'] }));
  await count.ticks(page.getByRole('radio', { name: '14', exact: true }));
  await count.presses(button(giulia, 'Continue'));
  const list = page.getByRole('dialog', { name: IncomeCheck.Required.Title });
  await count.sees('list of papers', list);
  await count.presses(list.getByRole('button', { name: IncomeCheck.Required.Continue }));
  await count.sees('income', heading(giulia, IncomeCheck.Title));
  const kinds = ['payslip', 'fiscal_document', 'bank_statement'] as const;
  const papers = (await Promise.all(kinds.map((kind) => papersOf(house, 'giulia', kind)))).flat();
  await count.hands(button(giulia, IncomeCheck.Sort.Choose), papers);
  await expect.poll(() => page.locator('#sort article').count()).toBeGreaterThan(0);
  await count.presses(button(giulia, 'Continue'));
}

async function getsReport(giulia: Applicant, count: Counted): Promise<void> {
  const { page } = giulia;
  await heading(giulia, questions.Confirmation.Title).waitFor({ timeout: READING_MS });
  await count.sees('confirmation', heading(giulia, questions.Confirmation.Title));
  await count.ticks(page.locator('#confirmed'));
  await count.presses(button(giulia, 'Continue'));
  // The analysis passes by itself.
  await giulia.arrivesAt(/\/payment$/);
  await count.sees('payment', page.locator('h1'));
  const frame = page.frameLocator(`iframe[title="${Payment.Sandbox.Frame}"]`);
  await frame.getByLabel(Payment.Sandbox.Number).fill('4242 4242 4242 4242');
  await frame.getByLabel(Payment.Sandbox.Expiry).fill('12/29');
  await frame.getByLabel(Payment.Sandbox.Code).fill('123');
  await frame.getByLabel(Payment.Sandbox.Name).fill('Giulia Moretti');
  await count.presses(frame.locator('button.main'));
  await giulia.arrivesAt(/\/result$/);
  await count.sees('report', heading(giulia, 'Giulia Moretti'));
  await button(giulia, reportView.ReportView.Frame.UnfoldAll).click();
  count.raw.push(...(await rawCodes(page)));
}

test('FLOW-02 Giulia with her papers at hand needs few screens, few taps and hardly any typing', {
  timeout: PATIENCE_MS,
}, async ({ meet }) => {
  const giulia = await meet({ viewport: PHONE });
  const count = new Counted();
  await arrives(giulia, count, newPerson());
  await showsWho(giulia, count);
  await showsIncome(giulia, count);
  await getsReport(giulia, count);
  expect(count.raw).toEqual([]);
  expect(count.screens.length, count.screens.join(', ')).toBeLessThanOrEqual(MOST.screens);
  expect(count.taps).toBeLessThanOrEqual(MOST.taps);
  expect(count.typed.length, count.typed.join(', ')).toBeLessThanOrEqual(MOST.typed);
});
