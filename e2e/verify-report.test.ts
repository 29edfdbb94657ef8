import { pages as words } from '@vesta/texts/en/pages';
import { reports } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { sealedSample } from '../apps/server/src/modules/verify-report/testing/sealed-sample.ts';
import type { OpenHouse } from '../apps/server/src/open-house.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { VerifyReport } = words;
const VALID_MS = 60 * 86_400_000;

async function madeReport(inside: OpenHouse) {
  const now = inside.clock.now();
  const [row] = await inside.database.orm
    .insert(reports)
    .values({
      applicationId: personas.giulia.applicationId,
      kind: 'rent',
      modelVersion: 'rent-it 1.0',
      inputsDigest: inside.random(32),
      modelSealed: Buffer.alloc(1),
      generatedAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
    })
    .returning({ id: reports.id });
  return sealedSample(inside, row?.id ?? '');
}

test('VER-01 the code leads to the certificate with its four points; a file can be dropped beside it', async ({
  house,
  meet,
}) => {
  const { token, pdf } = await madeReport(house.inside);
  const { page } = await meet({ viewport: PHONE });
  await page.goto(`${house.origin()}/en/verify-report?token=${token}`);
  await page.getByRole('heading', { name: VerifyReport.Verified }).waitFor();
  await page.getByText('Giulia Moretti').first().waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /Made by Vesta|For this person|With this fingerprint|Still in date/ })
      .count(),
  ).toBe(4);
  await expectNoAxeViolations(page);
  const changed = Buffer.from(pdf);
  changed[900] = (changed[900] ?? 0) ^ 1;
  const file = (buffer: Buffer) => ({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await page.locator('input[type=file]').setInputFiles(file(changed));
  await page.getByText(VerifyReport.Paper.changed).waitFor();
  await page.getByRole('heading', { name: VerifyReport.FileChangedTitle }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file(Buffer.from(pdf)));
  await page.getByText(VerifyReport.Paper.sealed).waitFor();
  await page.getByRole('heading', { name: VerifyReport.Verified }).waitFor();
});

test('VER-01 a number that is missing is told in the colour of what is wrong', async ({ house, meet }) => {
  const { page } = await meet({ viewport: PHONE });
  await page.goto(`${house.origin()}/en/check-report`);
  await page.getByRole('button', { name: VerifyReport.Number.Check }).click();
  const colourOf = (selector: string, property: 'color' | 'borderTopColor') =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  const told = await colourOf('#report-number-error', 'color');
  expect(told).toBe(await colourOf('#report-number', 'borderTopColor'));
});

test('VER-01 a forged code is not verified and says what to do; without a code there is no access', async ({
  house,
  meet,
}) => {
  const { token } = await madeReport(house.inside);
  const { page } = await meet();
  await page.goto(`${house.origin()}/en/verify-report?token=${token.slice(0, -4)}AAAA`);
  await page.getByRole('heading', { name: VerifyReport.NotVerifiedTitle }).waitFor();
  await page.getByText(VerifyReport.NotVerified).waitFor();
  await expectNoAxeViolations(page);
  await page.goto(`${house.origin()}/en/verify-report`);
  await page.waitForURL(/\/en\/unauthorized/);
});
