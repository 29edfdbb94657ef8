import { AUTO_ADVANCE_MS } from '@vesta/domain/limits';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { holdTime, letPass, letPassUntil } from './harness/browser-time.ts';
import { listenToCalls } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

const STATUSES = ['Employed', 'Self-employed', 'Both employed and self-employed', 'Student', 'Not working or retired'];

const UNKNOWN = 'Warning, this listing doesn’t exist. You’re about to submit a general application.';

test('OCC-01 ROUTE-06 from the intro with its three features through type and status into the workflow', async ({
  applicant,
}) => {
  await applicant.opens('/en');
  const features = applicant.page.getByRole('main').getByRole('listitem');
  await applicant.seesHeading('Show you can afford the home you want.');
  expect(await features.getByRole('heading', { level: 2 }).allTextContents()).toHaveLength(3);
  await applicant.presses('Get started');
  await applicant.seesHeading('What are you applying for?');
  await applicant.chooses('A mortgage');
  await applicant.seesHeading('How do you earn your living?');
  expect(new URL(applicant.page.url()).pathname).toBe('/en/mortgage/fill/occupation');
  await applicant.chooses('Student');
  await applicant.continues();
  await applicant.arrivesAt('/en/mortgage/fill/sign-up');
});

test('OCC-01 OCC-07 a type in the address is not asked for again, five statuses are offered by role, nobody goes on without one, and a choice is still there on coming back', async ({
  applicant,
}) => {
  const { page } = applicant;
  const calls = listenToCalls(page);
  await applicant.opens('/en/rent/fill/occupation');
  await applicant.presses('Get started');
  await applicant.seesHeading('How do you earn your living?');
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByRole('radiogroup').getByRole('radio').count()).toBe(STATUSES.length);
  for (const status of STATUSES) expect(await page.getByRole('radio', { name: status, exact: true }).count()).toBe(1);
  expect(calls.find(({ path }) => path === '/v1/workflow/occupations')?.query.role).toBe('main-applicant');

  await applicant.sees('Choose what fits you best');
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await button.click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/en/rent/fill/occupation');
  await applicant.chooses('Self-employed');
  expect(await button.getAttribute('aria-disabled')).toBeNull();

  await applicant.continues();
  await applicant.arrivesAt('/en/rent/fill/sign-up');
  // The address changes first; the page follows once its code is there.
  await applicant.seesHeading('Who is applying?');
  await page.goBack();
  await applicant.arrivesAt('/en/rent/fill/occupation');
  // The question that was answered last, not the first page again.
  const chosen = page.getByRole('radio', { name: 'Self-employed', exact: true });
  await chosen.waitFor();
  expect(await chosen.isChecked()).toBe(true);
});

test('OCC-02 a chosen type is seen for 300 ms, then the next question comes', async ({ applicant }) => {
  const { page } = applicant;
  await holdTime(page);
  await applicant.opens('/en/fill/occupation');
  await applicant.presses('Get started');
  // The questions are fetched now, and a held clock would hold their drawing as well.
  await letPassUntil(page, () => page.getByText('A home to rent', { exact: true }).isVisible());
  await applicant.chooses('A home to rent');
  await letPass(page, AUTO_ADVANCE_MS - 1);
  await applicant.seesHeading('What are you applying for?');
  await letPass(page, 1);
  await applicant.seesHeading('How do you earn your living?');
  expect(AUTO_ADVANCE_MS).toBe(300);
});

test('OCC-03 OCC-04 a listing first shows a skeleton, then its page in the company’s dress, and stays with the person', async ({
  applicant,
}) => {
  const { page } = applicant;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/workflow/listing-info*', async (route) => {
    await held;
    await route.continue();
  });
  await applicant.opens(`/en/rent/fill/occupation/${demo.ortica.listing}`);
  await page.getByRole('status').filter({ hasText: 'Opening the listing' }).waitFor({ state: 'attached' });
  expect(await page.locator('main [aria-busy=true]').isVisible()).toBe(true);
  await applicant.seesNo(page.getByRole('radio'));
  const dress = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);
  expect(await dress()).not.toBe('rgb(90, 34, 80)');
  release();
  await applicant.sees('Bilocale, Via Savona 41');
  await applicant.sees('Checks by Vesta. Ortica pays for your report.');
  await page.getByRole('link', { name: 'Ortica, to the website' }).waitFor();
  await expect.poll(dress).toBe('rgb(90, 34, 80)');
  await applicant.seesNo(page.locator('main [aria-busy=true]'));
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.arrivesAt(`/en/rent/fill/sign-up/${demo.ortica.listing}`);
});

test('OCC-04 an unknown listing is announced, and the flow goes on without it', async ({ applicant }) => {
  for (const unknown of ['0a7c0001-0000-4000-8000-00000000dead', 'not-an-id']) {
    await applicant.opens(`/en/rent/fill/occupation/${unknown}`);
    await applicant.page.getByRole('alert').filter({ hasText: UNKNOWN }).waitFor();
    await applicant.chooses('Employed');
    await applicant.continues();
    await applicant.arrivesAt('/en/rent/fill/sign-up');
  }
});

test('OCC-01 OCC-04 without a type in the address a listing gives it, and an unknown one has it asked for', async ({
  applicant,
}) => {
  await applicant.opens(`/en/fill/occupation/${demo.ortica.listing}`);
  await applicant.seesHeading('How do you earn your living?');
  await applicant.arrivesAt(`/en/rent/fill/occupation/${demo.ortica.listing}`);
  await applicant.opens('/en/fill/occupation/not-an-id');
  await applicant.page.getByRole('alert').filter({ hasText: UNKNOWN }).waitFor();
  await applicant.seesHeading('What are you applying for?');
  await applicant.chooses('A mortgage');
  await applicant.seesHeading('How do you earn your living?');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.arrivesAt('/en/mortgage/fill/sign-up');
});

test('OCC-04 OCC-06 an unknown listing is announced on every entry, the sign-up and rapid too', async ({
  applicant,
}) => {
  const told = applicant.page.getByRole('alert').filter({ hasText: UNKNOWN });
  await applicant.opens('/en/rent/fill/sign-up/not-an-id');
  await told.waitFor();
  await applicant.opens('/en/rapid/fill/occupation/not-an-id');
  await applicant.arrivesAt('/en/rapid/fill/sign-up/not-an-id');
  await told.waitFor();
});

test('OCC-07 a hidden occupation is not offered', async ({ applicant, house }) => {
  const answer = await fetch(`${house.origin()}/api/v1/workflow/occupations?role=guarantor&lang=en`);
  await applicant.meets('/v1/workflow/occupations', { status: 200, body: await answer.json() });
  await applicant.opens('/en/rent/fill/occupation');
  await applicant.presses('Get started');
  await applicant.page.getByRole('radio').first().waitFor();
  await applicant.seesNo(applicant.page.getByRole('radio', { name: 'Student' }));
  expect(await applicant.page.getByRole('radio').count()).toBe(4);
});

test('OCC-01 Back and a reload stay at the part of the start that was reached', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.opens('/en');
  await applicant.presses('Get started');
  await applicant.seesHeading('What are you applying for?');
  await page.reload();
  await applicant.seesHeading('What are you applying for?');
  await applicant.chooses('A home to rent');
  await applicant.seesHeading('How do you earn your living?');
  await page.reload();
  await applicant.seesHeading('How do you earn your living?');
  await page.goBack();
  await applicant.seesHeading('What are you applying for?');
  await page.goBack();
  await applicant.seesHeading('Show you can afford the home you want.');
  await page.goForward();
  await applicant.seesHeading('What are you applying for?');
});
