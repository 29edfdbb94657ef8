import { reportSharing } from '@vesta/texts/en/report-sharing';
import { reportView } from '@vesta/texts/en/report-view';
import { eq } from 'drizzle-orm';
import { payments } from '../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../apps/server/src/db/seed/personas.ts';
import { inTransaction } from '../apps/server/src/db/transaction.ts';
import { changeAnswers } from '../apps/server/src/modules/applications/answers.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import type { RunningHouse } from './harness/house.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { Answer, Frame } = reportView.ReportView;
const { Panel, Form, Recipient, ForGuarantor, Household } = reportSharing.ReportSharing;
const LANDLORD = 'anna.villa@casa.example';
const { lena, renate } = personas;

/** At the result, with the report paid for once. */
async function hasPaid(house: RunningHouse, name: PersonaName): Promise<void> {
  const { applicationId } = personas[name];
  await standsAtResult(house, name);
  await house.inside.database.orm.delete(payments).where(eq(payments.applicationId, applicationId));
  await payFor(house.inside, applicationId);
}

/** Lena names Renate, as the form would have kept it. */
const namesGuarantor = (house: RunningHouse) =>
  inTransaction(house.inside.database, (tx) =>
    changeAnswers(house.inside, tx, lena.applicationId, (answers) => ({
      ...answers,
      additional_details: {
        ...answers.additional_details,
        guarantors: [
          { fullname: 'Renate Hoffmann', email: renate.profile.email, role: 'Guarantor', relationship: 'Guarantor' },
        ],
      },
    })),
  );

/** The tenant lets the landlord see the report as it is on her screen. */
async function releasesToLandlord(tenant: Applicant): Promise<void> {
  await tenant.presses(/^Release to /);
  await tenant.page.getByRole('radio', { name: Form.Person }).click();
  await tenant.page.getByLabel(Form.Name).fill('Anna Villa');
  await tenant.page.getByLabel(Form.Email).fill(LANDLORD);
  await expectNoAxeViolations(tenant.page);
  await tenant.presses(Form.Send);
  await tenant.sees(Form.Done);
}

/** The landlord opens the newest link with the code that follows it. */
async function opensReport(landlord: Applicant, house: RunningHouse, mails: number): Promise<void> {
  const mail = await house.mailTo(LANDLORD, mails);
  const [, way = ''] = /(\/en\/released-report#token=[\w-]+)/.exec(mail.text ?? '') ?? [];
  await landlord.opens(way);
  await landlord.seesHeading(Recipient.Title);
  const [code = ''] = /\b\d{6}\b/.exec((await house.mailTo(LANDLORD, mails + 1)).text ?? '') ?? [];
  await landlord.page.getByLabel(Recipient.Code).fill(code);
  await landlord.seesHeading('Lena Hoffmann');
  await landlord.presses(Frame.UnfoldAll);
}

test('REP-07 REP-09 a guarantor’s figures reach tenant and landlord by her own release, and by nothing else', async ({
  meet,
  house,
}) => {
  await namesGuarantor(house);
  await hasPaid(house, 'renate');
  await hasPaid(house, 'lena');

  const mother = await meet({ viewport: PHONE });
  await mother.signsInAs('renate');
  await mother.opensStep('renate', 'result');
  await mother.seesHeading('Renate Hoffmann');
  await mother.page.getByRole('heading', { name: ForGuarantor.Title.replace('{name}', 'Lena Hoffmann') }).waitFor();
  await expectNoAxeViolations(mother.page);

  const tenant = await meet();
  await tenant.signsInAs('lena');
  await tenant.opensStep('lena', 'result');
  await tenant.page.getByRole('heading', { level: 2, name: Answer.WhatRent }).waitFor();
  await tenant.presses(Frame.UnfoldAll);
  await tenant.sees(Household.Unreleased);
  await expectNoAxeViolations(tenant.page);
  await releasesToLandlord(tenant);

  const landlord = await meet();
  await opensReport(landlord, house, 0);
  await landlord.sees(Household.Unreleased);
  const before = await landlord.page.content();
  for (const secret of [
    lena.profile.email,
    renate.profile.email,
    '1980-01-01',
    'Via Savona',
    'AGOS',
    'RSSMRA80A01H501U',
  ]) {
    expect([secret, before.includes(secret)]).toEqual([secret, false]);
  }
  await expectNoAxeViolations(landlord.page);

  await mother.presses(ForGuarantor.Release);
  await mother.page.getByRole('heading', { name: ForGuarantor.TitleDone.replace('{name}', 'Lena Hoffmann') }).waitFor();
  await mother.page.getByRole('heading', { name: Panel.GuarantorOnly.replace('{name}', 'Lena Hoffmann') }).waitFor();

  // The same link, loaded anew: no second code, and the household as it was released.
  await landlord.page.getByRole('link', { name: Answer.SeeWorking }).click();
  await landlord.page.reload();
  await landlord.seesHeading('Lena Hoffmann');
  await landlord.presses(Frame.UnfoldAll);
  await landlord.sees(Household.Unreleased);
  await landlord.seesNo(landlord.page.getByText(/could carry €/));

  // What is new reaches them by a new release.
  await tenant.page.reload();
  await tenant.page.getByText(/^Shows an earlier report/).waitFor();
  await releasesToLandlord(tenant);
  const later = await meet();
  await opensReport(later, house, 2);
  await later.page
    .getByText(/could carry €/)
    .first()
    .waitFor();
  await later.seesNo(later.page.getByText(Household.Unreleased, { exact: true }));

  await mother.presses(ForGuarantor.Withdraw);
  const question = mother.page.getByRole('dialog');
  await question.getByRole('button', { name: ForGuarantor.Confirm.Yes }).click();
  await mother.page.getByRole('button', { name: ForGuarantor.Release }).waitFor();
  await later.page.reload();
  await later.seesHeading('Lena Hoffmann');
  await later.presses(Frame.UnfoldAll);
  await later.sees(Household.Unreleased);
});
