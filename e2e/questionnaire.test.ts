import { questions as en } from '@vesta/texts/en/questions';
import { eq } from 'drizzle-orm';
import { applications, declarations } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { applicationId } = personas.lena;

async function stands(applicant: Applicant): Promise<void> {
  await applicant.house.inside.database.orm
    .update(applications)
    .set({ answersSealed: null, step: 5, stepRouter: 'questionnaire' })
    .where(eq(applications.id, applicationId));
  await applicant.signsInAs('lena');
  await applicant.opensStep('lena', 'questionnaire');
  await applicant.page.locator('#Q01').waitFor();
}

const answers = ({ page }: Applicant, number: number, response: 'YES' | 'NO' | 'PNTS') =>
  page.locator(`#Q${String(number).padStart(2, '0')} input[value=${response}]`).check();

test('QUEST-01 QUEST-02 on a phone in the dark Lena answers, leaves one open, explains one, declares and finds it all again', async ({
  meet,
  house,
}) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const { page } = applicant;
  await stands(applicant);
  const calls = listenToCalls(page);
  await applicant.continues();
  await page.getByRole('link', { name: 'Question 14', exact: true }).waitFor();
  await page
    .getByRole('link', { name: /^Please confirm/ })
    .first()
    .waitFor();

  for (let number = 1; number <= 13; number++) await answers(applicant, number, 'NO');
  await answers(applicant, 1, 'YES');
  await page.locator('[id=Q01-details]').fill('An old bill, paid in 2023.');
  await answers(applicant, 4, 'PNTS');
  await applicant.sees(en.Missingcheck);
  await expectNoAxeViolations(page);
  await answers(applicant, 14, 'YES');
  await answers(applicant, 15, 'YES');
  await page.reload();
  await expect.poll(() => page.locator('[id=Q01-details]').inputValue()).toBe('An old bill, paid in 2023.');
  await page.locator('#waiver').check();
  await page.locator('#truthful').check();
  await applicant.continues();
  await applicant.arrivesAt(`/en/rent/fill/${applicationId}/current-address`);

  const sent = calls.find((call) => call.path === '/v1/questionnaire/submit')?.body as { questionnaire: unknown[] };
  expect(sent.questionnaire).toHaveLength(15);
  expect(sent.questionnaire[0]).toEqual({
    question: 'SelfDisclosure.Q01.Text',
    response: 'YES',
    details: 'An old bill, paid in 2023.',
  });
  expect(sent).toMatchObject({ waiver: true, truthful: true, credit_agency_consent: false });
  const rows = await house.inside.database.orm
    .select()
    .from(declarations)
    .where(eq(declarations.applicationId, applicationId));
  expect(rows.map(({ kind, language }) => [kind, language])).toEqual([['questionnaire', 'en']]);

  await page.reload();
  await applicant.presses('Back');
  await page.getByText(en.Questionnaire.Groups.Payments).click();
  await expect.poll(() => page.locator('[id=Q01-details]').inputValue()).toBe('An old bill, paid in 2023.');
  expect(await page.locator('#Q04 input[value=PNTS]').isChecked()).toBe(true);
});
