import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS, STEP_REPORT_DELAY_MS } from '@vesta/domain/limits';
import { SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { eq } from 'drizzle-orm';
import { applications } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { completeSteps } from '../apps/server/src/modules/report/testing/complete-steps.ts';
import type { Applicant } from './harness/applicant.ts';
import { holdTime, letPassUntil } from './harness/browser-time.ts';
import { listenToCalls } from './harness/calls.ts';
import { describe, expect, soon, test } from './harness/test.ts';

const HOUR = 60 * 60 * 1000;
const path = (name: keyof typeof personas, step: StepRouter) => `/en/rent/fill/${personas[name].applicationId}/${step}`;
const token = ({ page }: Applicant) => page.evaluate((key) => localStorage.getItem(key), SESSION_TOKEN_KEY);

describe('RES-04', () => {
  test('RES-04 ROUTE-06 a saved step ahead of the address is opened instead, and an application saved at step 0 behind the sign-up', async ({
    applicant,
    house,
  }) => {
    const { applicationId } = await applicant.signsInAs('marco');
    await house.inside.database.orm
      .update(applications)
      .set({ step: 5, stepRouter: 'income-check' })
      .where(eq(applications.id, applicationId));
    await applicant.opens(path('marco', 'personal-details'));
    await applicant.arrivesAt(path('marco', 'income-check'));

    const renate = await applicant.signsInAs('renate');
    await house.inside.database.orm
      .update(applications)
      .set({ step: 0, stepRouter: 'sign-up' })
      .where(eq(applications.id, renate.applicationId));
    await applicant.opens(path('renate', 'personal-details'));
    const current = applicant.page.locator('[aria-current=step]');
    await current.waitFor();
    expect(await current.textContent()).toBe('3About you');
    expect(new URL(applicant.page.url()).pathname).toBe(path('renate', 'personal-details'));
  });

  test('RES-04 RES-05 a saved step behind the address moves nobody back, and what would be refused is not asked', async ({
    applicant,
  }) => {
    await applicant.signsInAs('giulia');
    const calls = listenToCalls(applicant.page);
    await applicant.opens(path('giulia', 'additional-details'));
    await applicant.page.locator('[aria-current=step]').waitFor();
    await applicant.page.waitForTimeout(3 * STEP_REPORT_DELAY_MS);
    expect(new URL(applicant.page.url()).pathname).toBe(path('giulia', 'additional-details'));
    expect(calls.filter((call) => call.path === '/v1/state/update-step')).toEqual([]);
  });

  test('RES-04 staff open any step they like', async ({ meet, openHouse }) => {
    const applicant = await meet({}, await openHouse({ env: { STAFF_EMAIL_DOMAIN: 'posta.example' } }));
    await applicant.signsInAs('marco');
    const calls = listenToCalls(applicant.page);
    const reported = () => calls.find((call) => call.path === '/v1/state/update-step')?.body;
    await applicant.opens(path('marco', 'personal-details'));
    await expect.poll(reported, soon).toEqual({ step: 3, step_router: 'personal-details' });
    expect(new URL(applicant.page.url()).pathname).toBe(path('marco', 'personal-details'));
  });
});

describe('RES-05', () => {
  test('RES-05 a step on screen is reported after 500 ms and found again later', async ({ applicant, meet, house }) => {
    const { page } = applicant;
    await applicant.signsInAs('lena');
    await completeSteps(house.inside, personas.lena);
    await holdTime(page);
    const calls = listenToCalls(page);
    const reports = () => calls.filter((call) => call.path === '/v1/state/update-step').map(({ body }) => body);
    await applicant.opens(path('lena', 'income-check'));
    await letPassUntil(page, async () => reports().length === 1);
    expect(reports()).toEqual([{ step: 7, step_router: 'income-check' }]);
    await page.goBack();
    await applicant.opens(path('lena', 'confirmation'));
    await letPassUntil(page, () => page.locator('[aria-current=step]').isVisible());
    await letPassUntil(page, async () => reports().length === 2);
    const again = await meet();
    await again.signsInAs('lena');
    await again.opens(path('lena', 'personal-details'));
    await again.arrivesAt(path('lena', 'confirmation'));
  });

  test('RES-05 nothing is reported before the 500 ms are over, and a report that fails is logged as such and disturbs nobody', async ({
    applicant,
  }) => {
    const { page } = applicant;
    await applicant.signsInAs('giulia');
    await applicant.opens(path('giulia', 'personal-details'));
    await page.locator('[aria-current=step]').waitFor();
    const sentAfter = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = () => {
            const sent = performance
              .getEntriesByType('resource')
              .find(({ name }) => name.includes('/state/update-step'));
            const drawn = performance
              .getEntriesByType('resource')
              .findLast(({ name }) => name.includes('/v1/workflow/?')) as PerformanceResourceTiming | undefined;
            if (sent && drawn) resolve(sent.startTime - drawn.responseEnd);
            else if (performance.now() - start > 60_000) resolve(-1);
            else setTimeout(look, 20);
          };
          look();
        }),
    );
    expect(sentAfter).toBeGreaterThanOrEqual(STEP_REPORT_DELAY_MS - 5);
    expect(STEP_REPORT_DELAY_MS).toBe(500);

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await applicant.meets('/v1/state/update-step', { status: 500 });
    await page.reload();
    await expect.poll(() => logged.join('\n'), soon).toContain('Failed to update State');
    await page.locator('main h1').waitFor();
  });
});

describe('RES-06', () => {
  test('RES-06 after 120 minutes without a sign of life the session is cleared and the page locked', async ({
    applicant,
    house,
  }) => {
    const { page } = applicant;
    await completeSteps(house.inside, personas.lena);
    await applicant.signsInAs('lena');
    await page.clock.install();
    await applicant.opens(path('lena', 'confirmation'));
    await page.locator('main h1').waitFor();
    await page.clock.fastForward(INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS + 1000);
    const question = page.getByRole('dialog', { name: 'Are you still there?' });
    await question.waitFor();
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await question.waitFor({ state: 'detached' });
    await page.clock.fastForward(INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS - HOUR / 60);
    expect(await token(applicant)).not.toBeNull();
    const copied = await token(applicant);
    await page.clock.fastForward(INACTIVITY_WARNING_MS + HOUR / 30);
    await applicant.arrivesAt('/en/timeout');
    await applicant.seesHeading('We locked the page while you were away');
    expect(await token(applicant)).toBeNull();
    const url = `${house.origin()}/api/v1/auth/validate?application_id=${personas.lena.applicationId}`;
    const useCopy = () => fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${copied}` } });
    await expect.poll(async () => (await useCopy()).status, soon).toBe(401);
    const again = page.getByRole('link', { name: 'Confirm my e-mail again' });
    expect(await again.getAttribute('href')).toBe(path('lena', 'verify-email'));
    await applicant.signsInAs('lena');
    await applicant.opens(path('lena', 'personal-details'));
    await applicant.arrivesAt(path('lena', 'confirmation'));
    expect(INACTIVITY_TIMEOUT_MS).toBe(2 * HOUR);
  });

  test('RES-06 the start and the sign-up never lock', async ({ applicant }) => {
    const { page } = applicant;
    await page.clock.install();
    for (const open of ['/en/fill/occupation', '/en/rent/fill/sign-up']) {
      await applicant.opens(open);
      await page.locator('main h1').waitFor();
      await page.clock.fastForward(3 * HOUR);
      await page.clock.runFor(2000);
      expect(new URL(page.url()).pathname).toBe(open);
    }
  });

  test('RES-06 the server forgets an unused session by itself', async ({ applicant, house }) => {
    await applicant.signsInAs('giulia');
    house.clock.advance(INACTIVITY_TIMEOUT_MS - HOUR / 12);
    await applicant.opens(path('giulia', 'additional-details'));
    await applicant.page.locator('[aria-current=step]').waitFor();
    house.clock.advance(INACTIVITY_TIMEOUT_MS + 60_000);
    await applicant.opens(path('giulia', 'additional-details'));
    await applicant.arrivesAt('/en/unauthorized');
  });
});

describe('RES-08', () => {
  test('RES-08 the not-found page leads home', async ({ applicant }) => {
    await applicant.opens('/en/lost');
    await applicant.follows('Back to the homepage');
    await applicant.arrivesAt('/en/fill/occupation');
  });

  test('RES-08 the timeout page says what happened and leads to a new code', async ({ applicant }) => {
    await applicant.opens('/en/timeout');
    await applicant.sees('Session timed out');
    await applicant.follows('Confirm my e-mail again');
    await applicant.arrivesAt('/en/rent/fill/verify-email');
  });

  test('RES-08 the no-access page retries the verification for the same application', async ({ applicant }) => {
    await applicant.opens(path('giulia', 'personal-details'));
    await applicant.arrivesAt('/en/unauthorized');
    await applicant.sees('No Access!');
    await applicant.follows('Verify my e-mail again');
    await applicant.arrivesAt(path('giulia', 'verify-email'));
  });
});

const keptIn = ({ page }: Applicant) => page.evaluate(() => Object.keys(sessionStorage));

test('signing out while a step loads, or right after a key, ends the session on both sides and leaves nothing behind', async ({
  applicant,
  house,
}) => {
  const { page } = applicant;
  await applicant.signsInAs('giulia');
  // The step's own call is answered only once the session is over, and is then refused.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/workflow/occupations*', async (route) => {
    await held;
    await route.fulfill({ status: 401, json: { success: false, code: 'UNAUTHORIZED', message: 'no' } });
  });
  await applicant.opens(path('giulia', 'additional-details'));
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  page.on('request', (request) => request.url().includes('/auth/sign-out') && release());
  await applicant.presses('Sign out');
  await applicant.arrivesAt('/en/fill/occupation');
  expect(await keptIn(applicant)).toEqual([]);

  await page.unroute('**/api/v1/workflow/occupations*');
  await applicant.signsInAs('giulia');
  await applicant.opens(path('giulia', 'personal-details'));
  const old = await token(applicant);
  await page.evaluate(() => sessionStorage.setItem('vesta.draft/a1/current-address', '{}'));
  await page.locator('#fiscalCode').fill('MRTGLI');
  await applicant.presses('Sign out');
  await applicant.arrivesAt('/en/fill/occupation');
  expect(await token(applicant)).toBeNull();
  expect(await keptIn(applicant)).toEqual([]);
  const again = await fetch(`${house.origin()}/api/v1/auth/validate?application_id=${personas.giulia.applicationId}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${old}` },
  });
  expect(again.status).toBe(401);
});
