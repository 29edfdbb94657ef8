import { personas } from '../apps/server/src/db/seed/personas.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { expect, test } from './harness/test.ts';
import { writeMail } from './screens/pose.ts';

test('the outbox says when it is empty, then lists every mail and shows it as a mail program would', async ({
  applicant,
  house,
}) => {
  const { page } = applicant;
  await applicant.opens('/outbox');
  await applicant.seesHeading('No mail has been written yet');
  await expectNoAxeViolations(page);
  await writeMail(house, 'lena');
  await writeMail(house, 'marco');
  await page.reload();
  await applicant.seesHeading('2 mails, newest first');
  const rows = page.getByRole('listitem');
  expect(await rows.first().textContent()).toContain(personas.marco.profile.email);
  await rows.first().getByRole('link').click();
  const [mail] = (await house.mails()).slice(-1);
  await applicant.seesHeading(mail?.subject ?? '');
  const shown = page.frameLocator('iframe').getByRole('link').filter({ hasText: /\S/ }).first();
  await shown.waitFor();
  expect(await page.frameLocator('iframe').locator('body').textContent()).toContain('Marco');
});

test('a link in a mail of the outbox leads back into the product', async ({ applicant, house }) => {
  await writeMail(house, 'lena');
  const mail = await house.mailTo(personas.lena.profile.email);
  await applicant.opens(`/outbox/${mail.fileName}`);
  const link = applicant.page.locator('pre a').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.split('#')[0]).toBe(`${house.origin('de')}/de/rent/fill/${personas.lena.applicationId}/verify-email`);
});

test('a mail that is not there, or a name that reaches elsewhere, is a missing page', async ({ applicant, house }) => {
  expect((await applicant.opens('/outbox/2026-01-01T00-00-00-000Z.000001.none.eml')).status()).toBe(404);
  await applicant.seesHeading('This mail is not in the outbox');
  expect((await fetch(`${house.origin()}/outbox/..%2f..%2fmaster.key`)).status).toBe(404);
});
