import { personas } from '../apps/server/src/db/seed/personas.ts';
import { demoStaff } from '../apps/server/src/db/seed/staff.ts';
import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { judgePapers } from '../apps/server/src/modules/documents/judge-papers.ts';
import { fileReview } from '../apps/server/src/modules/my-data/file-review.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { signsInAtDesk } from './harness/desk.ts';
import { days, deskWords, sizes } from './harness/desk-days.ts';
import { handsIn, papersOf, withoutPapers } from './harness/papers.ts';
import { rawCodes } from './harness/raw-codes.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { DESKTOP, expect, PHONE, test } from './harness/test.ts';
import { tooWide } from './harness/too-wide.ts';

const WORDS = 'My employer printed this one anew for me, the first had a wrong address.';
/** A check and a value as the screens name them. */
const said = {
  en: { sums: 'Sums on the payslip', net: 'Net pay' },
  it: { sums: 'Somme della busta paga', net: 'Netto' },
  de: { sums: 'Summen der Abrechnung', net: 'Netto' },
};

for (const [language, size] of days) {
  test(`REV-01 a reviewer’s day, ${language} on a ${size}: the queue, a paper beside what was read, a value put right, a decision`, async ({
    meet: meets,
    openHouse,
    house: own,
  }) => {
    // Each day begins with nothing done.
    const house = days.length > 1 ? await openHouse({}) : own;
    const meet = (options = {}) => meets(options, house);

    const { desk, review, evidence } = await deskWords(language);
    const { Queue, Case, Decide, Fields, Reasons, Hold } = review;
    const { sums, net } = said[language];
    const { giulia } = personas;
    await withoutPapers(house, 'giulia');
    const [slip] = await papersOf(house, 'giulia', 'payslip');
    if (!slip) throw new Error('a persona without a payslip');
    await handsIn(house, 'giulia', '/v1/other-documents/upload', [slip], { type: 'payslip' });
    const documentOf = async () => (await judgePapers(house.inside, giulia.applicationId)).rows[0]?.id ?? null;
    await expect.poll(documentOf).not.toBeNull();
    const documentId = await documentOf();
    for (const rule of ['R_PAYSLIP_SUMS', null])
      await inTransaction(house.inside.database, (tx) =>
        fileReview(house.inside, tx, { applicationId: giulia.applicationId, documentId, rule, text: WORDS }),
      );

    const ada = await meet({ viewport: sizes[size] });
    const { page } = ada;
    await ada.opens(`/${language}/desk`);
    await signsInAtDesk(
      ada,
      demoStaff.reviewer.email ?? `reviewer@${house.inside.config.staffEmailDomain}`,
      desk.SignIn,
    );
    await ada.seesHeading(Queue.Title);
    await expectNoAxeViolations(page);
    expect(await rawCodes(page, language)).toEqual([]);
    await page.getByRole('link', { name: sums }).click();
    await ada.seesHeading(sums);
    await ada.sees(WORDS);
    await ada.seesNo(page.getByRole('button', { name: Decide.Save }));
    await ada.presses(Case.Take);
    await page.getByRole('button', { name: Decide.Save }).waitFor();
    await page
      .getByRole('img', {
        name: new RegExp(evidence.Reading.PageAlt.split('{page}').join('1').split('{name}')[0] ?? ''),
      })
      .waitFor();
    expect(await rawCodes(page, language)).toEqual([]);
    for (const other of [PHONE, DESKTOP]) {
      await page.setViewportSize(other);
      expect(await tooWide(page)).toEqual([]);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(sizes[size]);

    const correct = page.getByRole('button', { name: Fields.CorrectLabel.replace('{label}', net), exact: true });
    await correct.first().click();
    await page.getByLabel(evidence.Reading.CorrectField).fill(language === 'en' ? '1800.00' : '1800,00');
    await page.getByRole('row').getByRole('button', { name: evidence.Reading.Save, exact: true }).click();
    await page.getByText(new RegExp(Fields.Before.split('{value}')[0] ?? '')).waitFor();
    // Its own button of the same name goes away only after that.
    await page
      .getByRole('row')
      .getByRole('button', { name: evidence.Reading.Save, exact: true })
      .waitFor({ state: 'detached' });

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
    await ada.seesHeading(Queue.Asked);

    await ada.opens(`/${language}/desk/review?view=done`);
    await page.getByRole('link', { name: sums }).waitFor();
    await ada.sees(Reasons.known_form);
    const mail = await house.mailTo(giulia.profile.email);
    expect(mail.subject).toBe('Una persona ha guardato');

    await standsAtResult(house, 'giulia');
    await payFor(house.inside, giulia.applicationId);
    const applicant = await meet({ viewport: PHONE });
    await applicant.signsInAs('giulia');
    await applicant.opensStep('giulia', 'result');
    await applicant.page.getByText(/A person is looking at your documents/).waitFor();
  });
}
