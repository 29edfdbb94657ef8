import { evidence as words } from '@vesta/texts/de/evidence';
import { intakeDetails } from '@vesta/texts/de/intake-details';
import { eq } from 'drizzle-orm';
import { applications } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { chooses, papersOf, withoutPapers } from './harness/papers.ts';
import { DESKTOP, PHONE, test } from './harness/test.ts';

/** Reading a photo takes the machine a while, and others work on it too. */
const READING_MS = 120_000;
const { IdUpload, IncomeCheck, Uploads } = words;
const german = intakeDetails.PersonalDetails.German;

test('PD-02 INC-08 in Germany one page takes the passport, and the income step shows who the person is', async ({
  meet,
  house,
}) => {
  const applicant = await meet({ viewport: PHONE, locale: 'de-DE' });
  const { page } = applicant;
  const passport = (await papersOf(house, 'lena', 'identity_document')).find(({ truth }) => truth.type === 'passport');
  if (!passport) throw new Error('Lena has no passport.');
  await withoutPapers(house, 'lena');
  await house.inside.database.orm
    .update(applications)
    .set({ step: 3, stepRouter: 'personal-details' })
    .where(eq(applications.id, personas.lena.applicationId));
  await applicant.signsInAs('lena');
  await applicant.opensStep('lena', 'personal-details', { language: 'de' });
  await applicant.seesHeading(german.Title);
  await page.getByRole('radio', { name: IdUpload.Found.passport }).check();
  await applicant.sees(IdUpload.Ask.passport.Front);
  await expectNoAxeViolations(page);
  await chooses(page.getByRole('button', { name: Uploads.ChooseFile, exact: true }), passport);
  await page.getByText(IdUpload.Complete).waitFor({ timeout: READING_MS });
  await applicant.sees('HOFFMANN');
  await applicant.continues('Weiter');
  await applicant.seesHeading(intakeDetails.AdditionalDetails.Title);

  await page.setViewportSize(DESKTOP);
  await applicant.opensStep('lena', 'income-check', { language: 'de' });
  await page.getByRole('dialog').getByRole('button', { name: IncomeCheck.Required.Continue }).click();
  const identification = page.getByRole('region', { name: IncomeCheck.Sections.identification.Title });
  // All is in order, so it is folded.
  await identification.locator('summary').first().click();
  await identification.getByText('HOFFMANN').waitFor();
  await identification.getByText(IdUpload.Complete).waitFor();
  await expectNoAxeViolations(page);
});
