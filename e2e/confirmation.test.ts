import { questions as en } from '@vesta/texts/en/questions';
import { eq } from 'drizzle-orm';
import { applications, declarations } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { type Answers, changeAnswers } from '../apps/server/src/modules/applications/answers.ts';
import { answerSteps, fillUpPapers } from '../apps/server/src/modules/report/testing/complete-steps.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { applicationId } = personas.giulia;
const { Confirmation, Outlook } = en;

/** Everything is answered but what is left out, and the identity is shown; the other papers are still to come. */
async function stands(applicant: Applicant, left: keyof Answers | null = null) {
  const { inside } = applicant.house;
  await fillUpPapers(inside, personas.giulia, 'national_id');
  await inTransaction(inside.database, (tx) => changeAnswers(inside, tx, applicationId, () => ({})));
  await answerSteps(inside, personas.giulia);
  if (left)
    await inTransaction(inside.database, (tx) =>
      changeAnswers(inside, tx, applicationId, ({ [left]: _, ...answers }) => answers),
    );
  await applicant.house.inside.database.orm
    .update(applications)
    .set({ step: 6, stepRouter: 'confirmation' })
    .where(eq(applications.id, applicationId));
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'confirmation');
  await applicant.page.locator('#confirmed').waitFor();
}

test('CONF-01 Giulia sees what she declares on a phone in the dark, is held back without the tick, and signs', async ({
  meet,
  house,
}) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  const { page } = applicant;
  await stands(applicant);
  await page.getByRole('heading', { name: Outlook.Title.notYet }).waitFor();
  await expectNoAxeViolations(page);
  await applicant.continues();
  await page.getByRole('link', { name: /^Please tick the box to confirm/ }).waitFor();
  await page.getByRole('checkbox', { name: /^I, Giulia Moretti, declare today, \d\d\/\d\d\/\d{4},/ }).check();
  await applicant.continues();
  await applicant.arrivesAt(new RegExp(`/en/rent/fill/${applicationId}/(parsing-status|payment)$`));
  const rows = await house.inside.database.orm
    .select()
    .from(declarations)
    .where(eq(declarations.applicationId, applicationId));
  expect(rows.map(({ kind, textVersion, language }) => [kind, textVersion, language])).toEqual([
    ['confirmation', '1', 'en'],
  ]);
});

test('CONF-01 FLOW-02 the summary leads back to a step, and one that was left out holds the declaration back', async ({
  applicant,
}) => {
  await stands(applicant, 'additional_details');
  await applicant.page.getByRole('alert').filter({ hasText: '“Household” is still open.' }).waitFor();
  await applicant.page.getByRole('button', { name: 'Continue', exact: true, disabled: true }).waitFor();
  await applicant.presses('Go to “Household”');
  await applicant.arrivesAt(`/en/rent/fill/${applicationId}/additional-details`);
  await stands(applicant);
  await applicant.presses(`Change: ${Confirmation.Parts['additional-details']}`);
  await applicant.arrivesAt(`/en/rent/fill/${applicationId}/additional-details`);
});
