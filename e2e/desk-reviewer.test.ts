import { deskReview } from '@vesta/texts/en/desk-review';
import { evidence } from '@vesta/texts/en/evidence';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { demoStaff } from '../apps/server/src/db/seed/staff.ts';
import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { judgePapers } from '../apps/server/src/modules/documents/judge-papers.ts';
import { fileReview } from '../apps/server/src/modules/my-data/file-review.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { signsInAtDesk } from './harness/desk.ts';
import { handsIn, papersOf, withoutPapers } from './harness/papers.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { DESKTOP, expect, PHONE, test } from './harness/test.ts';
import { tooWide } from './harness/too-wide.ts';

const { Queue, Case, Decide, Fields, Reasons, Hold } = deskReview.DeskReview;
const WORDS = 'My employer printed this one anew for me, the first had a wrong address.';
const PATIENCE_MS = 240_000;

test('REV-01 a reviewer’s day: the queue, the paper beside what was read, a value put right, a decision', {
  timeout: PATIENCE_MS,
}, async ({ meet, house }) => {
  const { giulia } = personas;
  await withoutPapers(house, 'giulia');
  const [slip] = await papersOf(house, 'giulia', 'payslip');
  if (!slip) throw new Error('a persona without a payslip');
  await handsIn(house, 'giulia', '/v1/other-documents/upload', [slip], { type: 'payslip' });
  const documentOf = async () => (await judgePapers(house.inside, giulia.applicationId)).rows[0]?.id ?? null;
  await expect.poll(documentOf, { timeout: 30_000 }).not.toBeNull();
  const documentId = await documentOf();
  for (const rule of ['R_PAYSLIP_SUMS', null])
    await inTransaction(house.inside.database, (tx) =>
      fileReview(house.inside, tx, { applicationId: giulia.applicationId, documentId, rule, text: WORDS }),
    );

  const ada = await meet();
  const { page } = ada;
  await page.setViewportSize(DESKTOP);
  await ada.opens('/en/desk');
  await signsInAtDesk(ada, demoStaff.reviewer.email ?? `reviewer@${house.inside.config.staffEmailDomain}`);
  await ada.seesHeading(Queue.Title);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Sums on the payslip' }).click();
  await ada.seesHeading('Sums on the payslip');
  await ada.sees(WORDS);
  await ada.seesNo(page.getByRole('button', { name: Decide.Save }));
  await ada.presses(Case.Take);
  await page.getByRole('button', { name: Decide.Save }).waitFor();
  await page.getByRole('img', { name: /Page 1 of/ }).waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await tooWide(page)).toEqual([]);
    await expectNoAxeViolations(page);
  }

  const net = page.getByRole('row', { name: /Net pay/ }).first();
  await net.getByRole('button', { name: Fields.CorrectLabel.replace('{label}', 'Net pay') }).click();
  await page.getByLabel(evidence.Reading.CorrectField).fill('1800.00');
  await net.getByRole('button', { name: evidence.Reading.Save, exact: true }).click();
  await page.getByText(/read as €/).waitFor();

  await page.getByLabel(Hold.Title).selectOption({ label: Hold.hidden });
  await ada.presses(Hold.Save);
  await ada.sees(Hold.Saved);

  // Pressed too early: nothing is decided, and the page says what is missing.
  await ada.presses(Decide.Save);
  await ada.sees(Decide.Why);
  await page.keyboard.press('Escape');
  await page.locator('body').press('p');
  await page.getByLabel(Decide.Reason).selectOption({ label: Reasons.known_form });
  await expectNoAxeViolations(page);
  await ada.presses(Decide.Save);
  await ada.seesHeading(Queue.Unread);

  await ada.opens('/en/desk/review?view=done');
  await page.getByRole('link', { name: 'Sums on the payslip' }).waitFor();
  await ada.sees(Reasons.known_form);
  const mail = await house.mailTo(giulia.profile.email);
  expect(mail.subject).toBe('Una persona ha guardato');

  await standsAtResult(house, 'giulia');
  await payFor(house.inside, giulia.applicationId);
  const applicant = await meet({ viewport: PHONE });
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'result');
  await applicant.page.getByText(/A person is looking at your papers/).waitFor();
});
