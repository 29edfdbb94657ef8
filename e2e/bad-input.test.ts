import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { describe, expect, soon, test } from './harness/test.ts';
import { words } from './harness/words.ts';

const { giulia, marco } = personas;
const ORTICA = `/en/rent/fill/occupation/${demo.ortica.listing}`;
const failures = [{ status: 500 }, { status: 503 }, 'no answer'] as const;

describe('addresses that nobody meant', () => {
  const notFound = {
    '/en/nowhere': 'en',
    '/de/rent/fill/nowhere': 'de',
    '/en/castle/fill/occupation': 'en',
    '/fr/fill/occupation': 'it',
    '/en/rent/fill/not-a-uuid/personal-details': 'en',
    '/en/rent/fill/0a7c0100-0000-4000-8000-00000000001/personal-details': 'en',
    '/not-a-uuid/receive-yapily-callback': 'it',
    '/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E': 'en',
    [`/de/${'a'.repeat(2000)}`]: 'de',
  } as const;

  test('ROUTE-07 ROUTE-08 what is no page answers 404 and says so in the language of the address', async ({
    applicant,
  }) => {
    for (const [path, language] of Object.entries(notFound)) {
      const response = await applicant.opens(path);
      expect({ path, status: response.status() }).toEqual({ path, status: 404 });
      await applicant.seesHeading(words[language].ErrorPage.NotFound.Title);
      expect(await applicant.page.locator('html').getAttribute('lang')).toBe(language);
    }
  });

  test('an address that cannot be decoded is refused and never a fault', async ({ house }) => {
    for (const path of ['/en/%E0%A4%A', '/en/..%2f..%2f..%2fetc%2fpasswd', '/assets/../../package.json']) {
      const { status } = await fetch(`${house.origin()}${path}`);
      expect({ path, refused: status >= 400 && status < 500 }).toEqual({ path, refused: true });
    }
  });
});

describe('FLOW-07', () => {
  test('FLOW-07 a listing that cannot be loaded is logged, and the general start stands in', async ({ applicant }) => {
    const logged: string[] = [];
    applicant.page.on('console', (message) => logged.push(message.text()));
    for (const failure of failures) {
      logged.length = 0;
      await applicant.page.unrouteAll();
      await applicant.meets('/v1/workflow/listing-info', failure);
      await applicant.opens(ORTICA);
      await applicant.seesHeading('How do you earn your living?');
      await applicant.seesNo(applicant.page.getByText('this listing doesn’t exist'));
      expect(logged.join('\n')).toContain('listing not loaded');
      await applicant.chooses('Employed');
      await applicant.continues();
      await applicant.arrivesAt(/\/en\/rent\/fill\/sign-up/);
    }
  });

  test('FLOW-07 without state or workflow there is still a page, and the log knows', async ({ applicant }) => {
    const logged: string[] = [];
    applicant.page.on('console', (message) => logged.push(message.text()));
    await applicant.signsInAs('giulia');
    const loads = [
      ['/v1/state/', 'state not loaded'],
      ['/v1/workflow/', 'workflow not loaded'],
    ] as const;
    for (const [index, failure] of [...failures, ...failures].entries()) {
      const [call, words] = loads[index % 2] ?? loads[0];
      await applicant.opens('/healthz');
      logged.length = 0;
      await applicant.page.unrouteAll();
      await applicant.meets(`${call}?`, failure);
      await applicant.opens(`/en/rent/fill/${giulia.applicationId}/personal-details`);
      await applicant.page.locator('main :is(h1, [role=alert])').first().waitFor();
      await expect.poll(() => logged.join('\n'), soon).toContain(words);
      expect(await applicant.page.getByRole('banner').isVisible()).toBe(true);
    }
  });

  test('FLOW-07 a permission that cannot be checked is no permission, but a page that says so', async ({
    applicant,
  }) => {
    for (const failure of failures) {
      await applicant.page.unrouteAll();
      await applicant.signsInAs('marco');
      await applicant.meets('/v1/auth/validate', failure);
      await applicant.opens(`/en/rent/fill/${marco.applicationId}/income-check`);
      await applicant.arrivesAt('/en/unauthorized');
      await applicant.seesHeading(words.en.ErrorPage.Unauthorized.Title);
    }
  });

  test('FLOW-07 occupations that cannot be loaded can be asked for again', async ({ meet }) => {
    for (const failure of failures) {
      const applicant = await meet();
      await applicant.meets('/v1/workflow/occupations', failure);
      await applicant.opens('/en/rent/fill/occupation');
      await applicant.presses('Get started');
      await applicant.page.getByRole('alert').filter({ hasText: 'The list could not be loaded' }).waitFor();
      await applicant.page.unroute('**/api/v1/workflow/occupations*');
      await applicant.presses('Try again');
      await applicant.page.getByRole('radio', { name: 'Employed', exact: true }).waitFor();
    }
  });
});

test('a legal text that cannot be loaded can be asked for again', async ({ applicant }) => {
  await applicant.meets('/v1/content/privacy', { status: 503 });
  await applicant.opens('/en/privacy');
  await applicant.page.getByRole('alert').filter({ hasText: 'This text could not be loaded.' }).waitFor();
  await applicant.page.unroute('**/api/v1/content/privacy*');
  await applicant.presses('Try again');
  await applicant.page.locator('article h1').waitFor();
});

test('a slow network shows the shapes of what is to come, never an empty page', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.signsInAs('giulia');
  await page.route('**/api/**', () => new Promise(() => {}));
  await applicant.isIn(null).opens('/en/rent/fill/occupation');
  await applicant.presses('Get started');
  expect(await page.locator('main [aria-busy=true]').isVisible()).toBe(true);
  await applicant.opens(ORTICA);
  await page.locator('main [aria-busy=true]').waitFor();
  await applicant.isIn('it').opens(`/en/rent/fill/${giulia.applicationId}/personal-details`);
  await page.locator('main [aria-busy=true]').getByRole('status').filter({ hasText: 'Loading' }).waitFor();
});

test('a part of the page that cannot be fetched ends on a page that says so', async ({ applicant }) => {
  await applicant.page.route('**/assets/not-found-page-*.js', (route) => route.abort());
  await applicant.opens('/en/nowhere');
  await applicant.seesHeading(words.en.ErrorPage.Crash.Title);
  await applicant.page.unroute('**/assets/not-found-page-*.js');
  await applicant.presses('Reload the page');
  await applicant.seesHeading(words.en.ErrorPage.NotFound.Title);
});

test('without words the page still asks to reload', async ({ applicant }) => {
  await applicant.page.route('**/assets/core-*.js', (route) => route.abort());
  await applicant.opens('/en/fill/occupation');
  await applicant.sees('Vesta could not be loaded. Please check the connection and reload the page.');
});

test('a lost connection is told while it is lost', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.opens('/en/fill/occupation');
  await applicant.seesHeading('Show you can afford the home you want.');
  await page.context().setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'You seem to be offline' });
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});
