import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { listenToCalls } from './harness/calls.ts';
import { expect, soon, test } from './harness/test.ts';
import { words } from './harness/words.ts';

const { listing } = demo.ortica;
const { applicationId } = personas.giulia;

test('ROUTE-01 the root and a bare language lead to the start, in Italian unless the address says otherwise', async ({
  applicant,
}) => {
  await applicant.opens('/');
  await applicant.arrivesAt('/it/fill/occupation');
  await applicant.seesHeading(words.it.Occupation.Title);
  await applicant.opens('/de');
  await applicant.arrivesAt('/de/fill/occupation');
  await applicant.seesHeading(words.de.Occupation.Title);
});

test('ROUTE-01 ROUTE-08 the host of a region speaks its language where the address names none', async ({
  applicant,
  house,
}) => {
  await applicant.page.goto(`${house.origin('de')}/`);
  await applicant.seesHeading(words.de.Occupation.Title);
  expect(new URL(applicant.page.url()).pathname).toBe('/de/fill/occupation');
  await applicant.page.goto(`${house.origin('de')}/check-report`);
  await expect.poll(() => applicant.page.locator('html').getAttribute('lang'), soon).toBe('de');
});

test('ROUTE-02 the start opens with every part of its address present or absent', async ({ applicant }) => {
  for (const path of [
    '/en/fill/occupation',
    '/en/mortgage/fill/occupation',
    `/en/rent/fill/${applicationId}/occupation`,
  ]) {
    expect((await applicant.opens(path)).status()).toBe(200);
    await applicant.seesHeading('Show you can afford the home you want.');
  }
  for (const path of [`/en/fill/occupation/${listing}`, `/en/rent/fill/${applicationId}/occupation/${listing}`]) {
    expect((await applicant.opens(path)).status()).toBe(200);
    await applicant.seesHeading('How do you earn your living?');
    await applicant.sees('Application for Bilocale, Via Savona 41');
  }
});

test('ROUTE-03 the older apply links lead to the start with their listing, type and flags', async ({ applicant }) => {
  await applicant.opens(`/en/mortgage/apply/${listing}?hideNav=1`);
  await applicant.arrivesAt(`/en/mortgage/fill/occupation/${listing}`);
  expect(new URL(applicant.page.url()).search).toBe('?hideNav=1');
  await applicant.opens('/en/apply');
  await applicant.arrivesAt('/en/fill/occupation');
});

test('ROUTE-04 sign-up, verification and resuming open without an application and without a type', async ({
  applicant,
}) => {
  await applicant.signsInAs('giulia');
  const places = ['/fill', '/mortgage/fill', `/fill/${applicationId}`, `/rent/fill/${applicationId}`];
  for (const [index, step] of ['sign-up', 'verify-email', 'resume-application', `sign-up/${listing}`].entries()) {
    for (const place of [places[index], places[(index + 2) % places.length]]) {
      expect((await applicant.opens(`/en${place}/${step}`)).status()).toBe(200);
      await applicant.page.locator('main h1').waitFor();
      expect(new URL(applicant.page.url()).pathname).not.toContain('unauthorized');
    }
  }
});

test('ROUTE-07 the pages beside the flow have their addresses, with and without a language where both are allowed', async ({
  applicant,
}) => {
  const pages = {
    '/en/rapid/partner-entry-point?sig=x': words.en.PartnerEntry.Failed,
    [`/de/rapid/partner-entry-point/${listing}?sig=x`]: words.de.PartnerEntry.Failed,
    '/verify-report?token=x': words.it.VerifyReport.NotVerifiedTitle,
    '/en/verify-report?token=x': words.en.VerifyReport.NotVerifiedTitle,
    '/de/timeout': words.de.ErrorPage.Timeout.Title,
    '/en/unauthorized': words.en.ErrorPage.Unauthorized.Title,
  };
  for (const [path, heading] of Object.entries(pages)) {
    expect((await applicant.opens(path)).status()).toBe(200);
    await applicant.seesHeading(heading);
  }
  expect((await applicant.opens('/en/no-such-page')).status()).toBe(404);
  await applicant.seesHeading(words.en.ErrorPage.NotFound.Title);
});

test('ROUTE-07 the return page of the bank says that the callback was received', async ({ applicant }) => {
  await applicant.meets('/v1/yapily/receive-callback', { status: 200, body: { success: true } });
  const calls = listenToCalls(applicant.page);
  await applicant.opens(`/${applicationId}/receive-yapily-callback?institution=fineco&consent=abc`);
  await applicant.seesHeading(words.en.BankCallback.Title);
  // Everything on it speaks one language, the frame as well.
  await applicant.sees(words.en.Shell.Sandbox);
  await expect
    .poll(() => calls.map(({ body }) => body), soon)
    .toContainEqual(expect.objectContaining({ institution: 'fineco', consent: 'abc' }));
});

test('ROUTE-08 the first label of the host name is the region, Italy where it names none', async ({ applicant }) => {
  const hosts = [
    ['de', 'de', 'Last tax assessment, 6 months of bank statements'],
    ['it', 'it', 'Last tax return, 6 months of bank statements'],
    [null, 'it', 'Last tax return, 6 months of bank statements'],
  ] as const;
  for (const [host, region, papers] of hosts) {
    const calls = listenToCalls(applicant.page);
    await applicant.isIn(host).opens('/en/rent/fill/occupation');
    await applicant.presses('Get started');
    await applicant.sees(papers);
    expect(calls.map(({ headers }) => headers.region)).toEqual(calls.map(() => region));
    expect(calls.length).toBeGreaterThan(0);
  }
});

test('ROUTE-09 the country suggests the region where the host names none, and a service that fails changes nothing', async ({
  meet,
  openHouse,
}) => {
  const near = await openHouse({ env: { GEO_PROVIDER: 'header', GEO_HEADER: 'x-country' } });
  const cut = await openHouse({ env: { GEO_PROVIDER: 'ipapi', GEO_BASE_URL: 'http://127.0.0.1:9' } });
  const guess = async (origin: string, country: string) =>
    (await fetch(`${origin}/api/v1/openapis/region-guess`, { headers: { 'x-country': country } })).json();
  expect(await guess(near.origin(), 'DE')).toEqual({ success: true, country_code: 'DE', region: 'de' });
  expect(await guess(near.origin(), 'FR')).toEqual({ success: true, country_code: 'FR', region: null });
  expect(await guess(cut.origin(), 'DE')).toEqual({ success: true, country_code: null, region: null });
  const inGermany = await meet({ extraHTTPHeaders: { 'x-country': 'DE' } }, near);
  await inGermany.isIn('it').opens('/en/fill/occupation');
  await inGermany.seesHeading('Show you can afford the home you want.');
  await inGermany.isIn(null).opens('/en/fill/occupation');
  await inGermany.page.getByRole('status').filter({ hasText: 'It looks as if you are in Germany' }).waitFor();
  await inGermany.follows('Switch to Germany');
  await inGermany.page.waitForURL(`${near.origin('de')}/de/fill/occupation`);
  await inGermany.seesNo(inGermany.page.getByText(words.de.Shell.RegionGuess.de));
  const anywhere = await meet({}, cut);
  const asked = anywhere.page.waitForResponse((response) => response.url().includes('/region-guess'));
  await anywhere.opens('/en/fill/occupation');
  expect((await asked).status()).toBe(200);
  await anywhere.seesHeading('Show you can afford the home you want.');
  await anywhere.seesNo(anywhere.page.getByText('It looks as if you are in'));
});
