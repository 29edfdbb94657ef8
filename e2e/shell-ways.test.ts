import { CONTINUE_LATER_FAILURE_MS } from '@vesta/domain/limits';
import { companies, listings } from '../apps/server/src/db/schema/index.ts';
import { demoCompanies, demoListings } from '../apps/server/src/db/seed/companies.ts';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { holdTime, letPass, letPassUntil } from './harness/browser-time.ts';
import { redeem } from './harness/sign-in.ts';
import { describe, expect, test } from './harness/test.ts';
import { words } from './harness/words.ts';

const { giulia } = personas;
const AT_HOME = `/en/rent/fill/${giulia.applicationId}/personal-details`;

describe('SHELL-01', () => {
  test('SHELL-01 with a listing the logo leads to its company', async ({ applicant }) => {
    await applicant.page.route('https://ortica.example/**', (route) => route.fulfill({ body: 'the company' }));
    await applicant.opens(`/en/rent/fill/occupation/${demo.ortica.listing}`);
    await applicant.page.getByRole('link', { name: 'Ortica, to the website' }).click();
    await applicant.page.waitForURL('https://ortica.example/');
  });

  test('SHELL-01 the logo of a company without an address leads to the apply page of the listing', async ({
    applicant,
    house,
  }) => {
    const [company] = demoCompanies;
    const [listing] = demoListings;
    if (!company || !listing) throw new Error('There is no demo data.');
    const ids = { company: '0a7c00ff-0000-4000-8000-000000000001', listing: '0a7c00ff-0000-4000-8000-000000000011' };
    await house.inside.database.orm
      .insert(companies)
      .values({ ...company, id: ids.company, name: 'Quercia', url: null });
    await house.inside.database.orm.insert(listings).values({ ...listing, id: ids.listing, companyId: ids.company });
    await applicant.opens(`/en/rent/fill/sign-up/${ids.listing}`);
    await applicant.page.getByRole('link', { name: 'Quercia, to the website' }).click();
    await applicant.arrivesAt(`/en/rent/fill/occupation/${ids.listing}`);
  });

  test('SHELL-01 without a listing the logo leads to the marketing site', async ({ meet, openHouse }) => {
    const applicant = await meet({}, await openHouse({ env: { MARKETING_URL: 'https://vesta.example/' } }));
    await applicant.page.route('https://vesta.example/**', (route) => route.fulfill({ body: 'the marketing site' }));
    await applicant.opens('/en/fill/occupation');
    await applicant.page.getByRole('link', { name: 'Vesta, to the start' }).click();
    await applicant.page.waitForURL('https://vesta.example/');
  });
});

test('SHELL-02 another language loads the same step anew, with everything else in the address', async ({
  applicant,
}) => {
  const { page } = applicant;
  await applicant.signsInAs('giulia');
  await applicant.opens(`${AT_HOME}?ref=flyer`);
  await page.locator('main h1').waitFor();
  await page.evaluate(() => Object.assign(window, { theSamePage: true }));
  await applicant.switchesLanguage('Deutsch');
  await applicant.arrivesAt(AT_HOME.replace('/en/', '/de/'));
  expect(new URL(page.url()).search).toBe('?ref=flyer');
  expect(await page.evaluate(() => 'theSamePage' in window)).toBe(false);
  await page.getByRole('button', { name: words.de.Shell.ContinueLater.Action }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

describe('SHELL-05', () => {
  test('SHELL-05 Continue later mails a link that opens the application once', async ({ applicant, house }) => {
    await applicant.signsInAs('giulia');
    await applicant.opens(AT_HOME);
    await applicant.presses('Continue later');
    await applicant.sees('Sent. The link is in your inbox and works for seven days.');
    const mail = await house.mailTo(giulia.profile.email);
    const link = /https?:\/\/\S+#resume=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(link.split('#')[0]).toBe(`${house.origin('it')}/en/rent/fill/${giulia.applicationId}/verify-email`);
    const opened = await redeem(house, link);
    expect(await opened.json()).toMatchObject({ success: true, application_id: giulia.applicationId });
    expect((await redeem(house, link)).status).toBe(401);
  });

  test('SHELL-05 a failure is shown for 4 s, then one may try again', async ({ applicant }) => {
    const { page } = applicant;
    await applicant.signsInAs('giulia');
    await applicant.meets('/v1/workflow/send-continue-later-email', { status: 500 });
    await holdTime(page);
    await applicant.opens(AT_HOME);
    const button = page.getByRole('button', { name: 'Continue later' });
    const failed = page.getByText('The e-mail could not be sent. Please try again.');
    await letPassUntil(page, () => button.isVisible());
    await button.click();
    await failed.waitFor();
    await letPass(page, CONTINUE_LATER_FAILURE_MS - 1);
    expect(await failed.isVisible()).toBe(true);
    await letPass(page, 1);
    await failed.waitFor({ state: 'detached' });
    expect(await button.isEnabled()).toBe(true);
    expect(CONTINUE_LATER_FAILURE_MS).toBe(4000);
  });
});

test('SHELL-06 the region switch changes host and language, and is there only at the start without a listing', async ({
  applicant,
  house,
}) => {
  const { page } = applicant;
  const regions = page.getByRole('navigation', { name: 'A home in' });
  await applicant.opens('/en/mortgage/fill/occupation');
  expect(await regions.getByRole('link', { name: 'Italy' }).getAttribute('aria-current')).toBe('true');
  await regions.getByRole('link', { name: 'Germany' }).click();
  await page.waitForURL(`${house.origin('de')}/de/fill/occupation`);
  await applicant.seesHeading(words.de.Occupation.Title);
  await page.getByRole('navigation', { name: words.de.Shell.Region }).getByRole('link', { name: 'Italien' }).click();
  await page.waitForURL(`${house.origin('it')}/it/fill/occupation`);
  await applicant.opens(`/en/rent/fill/occupation/${demo.ortica.listing}`);
  await applicant.sees('Bilocale, Via Savona 41');
  await applicant.seesNo(regions);
  await applicant.opens('/en/rent/fill/sign-up');
  await page.getByRole('contentinfo').waitFor();
  await applicant.seesNo(regions);
});
