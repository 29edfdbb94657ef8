import { SESSION_COOKIE } from '@vesta/domain/storage-keys';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { reportView } from '@vesta/texts/en/report-view';
import { eq } from 'drizzle-orm';
import { payments } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';

import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import { linesOf } from './harness/lines-of.ts';
import { sessionOf } from './harness/sign-in.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { Result, Frame, Checks } = reportView.ReportView;
const { Panel, Form, Log, Recipient } = reportSharing.ReportSharing;
const NARROW = { width: 360, height: 780 };
/** Setting a paper takes seconds, on a machine with other work more of them. */
const MAKING_MS = 90_000;

const widthOf = ({ page }: Applicant) => page.evaluate(() => document.scrollingElement?.scrollWidth);

test('REP-01 REP-06 REP-09 Giulia pays, reads her report to the paper, takes the PDF, and releases it to Carla, who needs a code', async ({
  meet,
  house,
}) => {
  const giulia = await meet();
  const { page } = giulia;
  const { applicationId } = personas.giulia;
  await standsAtResult(house, 'giulia');
  await house.inside.database.orm.delete(payments).where(eq(payments.applicationId, applicationId));
  await giulia.signsInAs('giulia');
  await giulia.opensStep('giulia', 'result');
  await giulia.arrivesAt(`/en/rent/fill/${applicationId}/payment`);

  await payFor(house.inside, applicationId);
  await giulia.opensStep('giulia', 'result');
  await giulia.seesHeading('Giulia Moretti');
  await expectNoAxeViolations(page);
  await giulia.presses(Frame.UnfoldAll);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: new RegExp(Checks.Only.noted.replace('{count}', '[1-9]')) }).click();

  await page
    .getByRole('button', { name: /^€600\b/ })
    .first()
    .click();
  const explained = page.getByRole('dialog', { name: 'Recommended rent' });
  await expectNoAxeViolations(page);
  await explained.getByRole('button', { name: 'Open document P1' }).first().click();
  const paper = page.getByRole('dialog', { name: 'P1 · Payslip' });
  // The figure's own place is chosen on the paper.
  await paper.getByRole('button', { name: /1,842\.16/, pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });

  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    expect(await widthOf(giulia)).toBe(size.width);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });

  const link = page.getByRole('link', { name: Result.Pdf });
  await link.waitFor({ timeout: MAKING_MS });
  await page
    .context()
    .addCookies([{ name: SESSION_COOKIE, value: await sessionOf(house, 'giulia'), url: new URL(page.url()).origin }]);
  // Opened as a new tab would: by the cookie alone.
  const opened = await page.evaluate(
    async (href) => {
      const file = await fetch(href);
      return [file.headers.get('content-type'), (await file.text()).slice(0, 5)];
    },
    (await link.getAttribute('href')) ?? '',
  );
  expect(opened).toEqual(['application/pdf', '%PDF-']);
  expect(await link.getAttribute('target')).toBe('_blank');

  await giulia.presses(Panel.Release);
  const dialog = page.getByRole('dialog', { name: Form.Title });
  await expectNoAxeViolations(page);
  await dialog.getByLabel(Form.Name).fill('Carla Neri');
  await dialog.getByLabel(Form.Email).fill('carla@casa.example');
  await dialog.getByRole('button', { name: Form.Send }).click();
  await giulia.sees(Form.Done);
  await giulia.sees(Log.NotOpened);

  const carla = await meet({ viewport: PHONE });
  const mail = await house.mailTo('carla@casa.example');
  const [, way = ''] = /(\/en\/released-report#token=[\w-]+)/.exec(mail.text ?? '') ?? [];
  await carla.opens(way);
  await carla.seesHeading(Recipient.Title);
  await expectNoAxeViolations(carla.page);
  const [code = ''] = /\b\d{6}\b/.exec((await house.mailTo('carla@casa.example', 1)).text ?? '') ?? [];
  await carla.page.getByLabel(Recipient.Code).fill(code === '000000' ? '111111' : '000000');
  await carla.page.getByRole('alert').waitFor();
  await carla.page.getByLabel(Recipient.Code).fill(code);
  await carla.seesHeading('Giulia Moretti');
  await carla.presses(Frame.UnfoldAll);
  await expectNoAxeViolations(carla.page);
  await carla.seesNo(carla.page.getByRole('button', { name: /^Open document/ }));
  expect(await carla.page.content()).not.toContain('CA12345AA');
  const [download] = await Promise.all([
    carla.page.waitForEvent('download', { timeout: MAKING_MS }),
    carla.presses(Recipient.Pdf),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Vesta-VR-.{9}\.pdf$/);

  await page.reload();
  await page.getByText(/^Opened once/).waitFor();
  expect(await page.getByText(Log.TookPdf).count()).toBe(1);
  await page.getByRole('button', { name: Log.WithdrawFor.replace('{name}', 'Carla Neri') }).click();
  await page.getByRole('button', { name: Log.Confirm.Yes, exact: true }).click();
  await page.getByText(/^Withdrawn on/).waitFor();
  await carla.page.reload();
  await carla.seesHeading(Recipient.Gone);
});

test('REP-05 where the listing’s side pays, Marco reads a thank-you, and the paper is made all the same', async ({
  applicant,
  house,
}) => {
  await standsAtResult(house, 'marco');
  await applicant.signsInAs('marco');
  const calls = listenToCalls(applicant.page);
  await applicant.opensStep('marco', 'result');
  const [made = '', second = ''] = Result.HiddenRentMade.split('\n');
  await applicant.seesHeading(Result.Hidden.Title);
  await applicant.sees(second);
  await expectNoAxeViolations(applicant.page);
  await applicant.page.getByText(Result.Hidden.Made).waitFor({ timeout: MAKING_MS });
  await applicant.sees(made);
  expect(calls.some(({ path }) => path === '/v2/report/aggregated-pdf')).toBe(true);
});

test('PAY-01 RES-04 from a paid report Giulia goes back to her papers and is not thrown forward, not by a reload either', async ({
  applicant,
  house,
}) => {
  const { applicationId } = personas.giulia;
  await standsAtResult(house, 'giulia');
  await house.inside.database.orm.delete(payments).where(eq(payments.applicationId, applicationId));
  await payFor(house.inside, applicationId);
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'result');
  await applicant.seesHeading('Giulia Moretti');
  await applicant.page.setViewportSize({ width: 920, height: 800 });
  expect(await linesOf(applicant.page.locator('main h1')), 'the buttons go below before the name is broken').toBe(1);
  const reported = applicant.page.waitForResponse((answer) => answer.url().includes('/v1/state/update-step'));
  await applicant.presses(Result.CorrectPapers);
  await applicant.presses(Result.CorrectGo);
  await applicant.arrivesAt(`/en/rent/fill/${applicationId}/income-check`);
  await reported;
  await applicant.page.reload();
  await applicant.page.locator('main h1').waitFor();
  await applicant.arrivesAt(`/en/rent/fill/${applicationId}/income-check`);
});
