import { core } from '@vesta/texts/en/core';
import { pages as words } from '@vesta/texts/en/pages';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { partnerLink } from '../apps/server/src/modules/partner-entry/partner-link.ts';
import type { OpenHouse } from '../apps/server/src/open-house.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { expect, PHONE, test } from './harness/test.ts';

const { PartnerEntry } = words;

const linkFor = async (inside: OpenHouse, email: string, listingId: string | null = demo.ortica.listing) =>
  (await partnerLink(inside, {
    key: demo.ortica.partnerKey,
    first_name: 'Nadia',
    last_name: 'Greco',
    email,
    listingId,
    language: 'en',
  })) ?? '';

test('PART-01 OCC-06 a partner’s link shows the notice and leads straight to the papers of a rapid application', async ({
  house,
  meet,
}) => {
  const { page } = await meet({ viewport: PHONE });
  const link = await linkFor(house.inside, 'nadia.one@posta.example');
  await page.goto(link);
  await page.waitForURL(/\/en\/rapid\/fill\/[0-9a-f-]{36}\/income-check/);
  expect(page.url()).not.toContain('sig=');
});

test('PART-02 used, forged or altered it says so and ends at the no-access page', async ({ house, meet }) => {
  const { page } = await meet();
  const link = await linkFor(house.inside, 'nadia.two@posta.example');
  await page.goto(link);
  await page.waitForURL(/income-check/);
  const again = await meet();
  await again.page.goto(link);
  await again.page.getByRole('heading', { name: PartnerEntry.Failed }).waitFor();
  await again.page.getByText(PartnerEntry.FailedHint).waitFor();
  expect(PartnerEntry.FailedHint).toContain('used before');
  expect(await again.page.getByText('passed us your name').count(), 'nothing was taken over').toBe(0);
  await expectNoAxeViolations(again.page);
  await again.page.waitForURL(/\/en\/unauthorized/);
  // What was wrong with the link stands there still, and nobody is sent to an application that they do not have.
  await again.page.getByText(PartnerEntry.FailedHint).waitFor();
  await again.page.getByText(core.ErrorPage.Unauthorized.Over).waitFor();
  expect(await again.page.getByRole('link', { name: core.ErrorPage.Unauthorized.Action }).count()).toBe(0);
});

test('PART-01 an unknown listing is named, and the flow goes on as a general application', async ({ house, meet }) => {
  const { page } = await meet();
  const link = await linkFor(house.inside, 'nadia.three@posta.example', '0a7c0001-0000-4000-8000-00000000ffff');
  // The alert may be gone soon after: the page goes on by itself.
  await page.route('**/api/v1/openapis/partner-entry*', async (route) => {
    await page.getByText(core.Occupation.UnknownListing).waitFor();
    await route.continue();
  });
  await page.goto(link);
  await page.waitForURL(/income-check/);
});
