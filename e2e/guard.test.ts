import { needsApplication, stepRouters } from '@vesta/domain/workflow/steps';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { listenToCalls } from './harness/calls.ts';
import { describe, expect, soon, test } from './harness/test.ts';

const { giulia, marco, lena, renate } = personas;
const guarded = stepRouters.filter(needsApplication);
const PROGRESS = 'Progress of your application';

describe('ROUTE-05', () => {
  test('ROUTE-05 every step with private papers asks the server first, and without a session there is no access', async ({
    applicant,
  }) => {
    expect(guarded).toHaveLength(10);
    for (const step of guarded) {
      const calls = listenToCalls(applicant.page);
      await applicant.opens(`/en/rent/fill/${giulia.applicationId}/${step}`);
      await applicant.arrivesAt('/en/unauthorized');
      const asked = calls.find(({ path }) => path === '/v1/auth/validate');
      expect({ step, method: asked?.method, id: asked?.query.application_id }).toEqual({
        step,
        method: 'POST',
        id: giulia.applicationId,
      });
    }
  });

  test('ROUTE-05 FLOW-06 nothing of the step is drawn before the server has agreed, a 401 later leads to the no-access page, and so do no application and another person’s', async ({
    applicant,
  }) => {
    const { page } = applicant;
    await applicant.signsInAs('giulia');
    let agree = () => {};
    const agreed = new Promise<void>((resolve) => {
      agree = resolve;
    });
    await page.route('**/api/v1/auth/validate*', async (route) => {
      await agreed;
      await route.continue();
    });
    await applicant.opens(`/en/rent/fill/${giulia.applicationId}/personal-details`);
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
    await applicant.seesNo(page.locator('main h1'));
    agree();
    await page.locator('main h1').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/en/rent/fill/${giulia.applicationId}/personal-details`);

    await applicant.meets('/v1/workflow/send-continue-later-email', { status: 401 });
    await applicant.presses('Continue later');
    await applicant.arrivesAt('/en/unauthorized');
    await page.unrouteAll();

    await applicant.signsInAs('giulia');
    await applicant.opens('/it/rent/fill/personal-details');
    await applicant.arrivesAt('/it/unauthorized');

    await applicant.signsInAs('giulia');
    await applicant.opens(`/en/rent/fill/${marco.applicationId}/income-check`);
    await applicant.arrivesAt('/en/unauthorized');
    expect(await page.content()).not.toContain('Bellini');
  });
});

describe('FLOW-01', () => {
  test('FLOW-01 the steps of the screen are those that the server answers for the occupation', async ({
    applicant,
    house,
  }) => {
    const calls = listenToCalls(applicant.page);
    await applicant.opens('/en/mortgage/fill/occupation');
    await applicant.presses('Get started');
    await applicant.chooses('Self-employed');
    await applicant.continues();
    const progress = applicant.page.getByRole('navigation', { name: PROGRESS });
    await progress.getByRole('listitem').filter({ hasText: 'Property' }).waitFor({ state: 'attached' });
    const asked = calls.find(({ path }) => path === '/v1/workflow/');
    expect(asked?.headers).toMatchObject({ occupation: 'Self-employed', 'application-type': 'mortgage', region: 'it' });
    const answer = await fetch(`${house.origin()}/api/v1/workflow/`, {
      headers: { Occupation: 'Self-employed', 'Application-Type': 'mortgage' },
    });
    const { workflow } = (await answer.json()) as { workflow: { hidden: boolean }[] };
    expect(await progress.getByRole('listitem').count()).toBe(workflow.filter(({ hidden }) => !hidden).length);
  });

  test('FLOW-01 region and type decide which steps there are', async ({ house }) => {
    const stepsFor = async (headers: Record<string, string>) => {
      const answer = await fetch(`${house.origin()}/api/v1/workflow/`, {
        headers: { Occupation: 'Employed', ...headers },
      });
      return ((await answer.json()) as { workflow: { router: string }[] }).workflow.map(({ router }) => router);
    };
    expect(await stepsFor({ Region: 'de' })).toContain('questionnaire');
    expect(await stepsFor({ Region: 'it' })).not.toContain('questionnaire');
    expect(await stepsFor({ 'Application-Type': 'mortgage' })).toContain('mortgage-info');
    expect(await stepsFor({ 'Application-Type': 'rapid' })).not.toContain('personal-details');
  });
});

describe('FLOW-04', () => {
  test('FLOW-04 a guarantor passes over household, self-disclosure and payment, in the progress and on the way back', async ({
    applicant,
  }) => {
    await applicant.signsInAs('renate');
    await applicant.opens(`/en/rent/fill/${renate.applicationId}/current-address`);
    const progress = applicant.page.getByRole('navigation', { name: PROGRESS });
    await progress.locator('[aria-current=step]').filter({ hasText: 'Address' }).waitFor();
    for (const passed of ['Household', 'Self-disclosure', 'Payment'])
      await applicant.seesNo(progress.getByText(passed));
    await applicant.presses('Back');
    await applicant.arrivesAt(`/en/rent/fill/${renate.applicationId}/personal-details`);
  });

  test('FLOW-04 where the listing’s party pays there is no payment; elsewhere there is', async ({ applicant }) => {
    const progress = applicant.page.getByRole('navigation', { name: PROGRESS });
    await applicant.signsInAs('marco');
    await applicant.opens(`/en/rent/fill/${marco.applicationId}/income-check`);
    await progress.getByText('Report').waitFor({ state: 'attached' });
    await applicant.seesNo(progress.getByText('Payment'));
    await applicant.signsInAs('lena');
    await applicant.opens(`/en/rent/fill/${lena.applicationId}/additional-details`);
    await progress.getByText('Payment').waitFor({ state: 'attached' });
  });
});

test('FLOW-05 every call carries application, language, type, region and session', async ({ applicant }) => {
  await applicant.signsInAs('lena');
  const calls = listenToCalls(applicant.page);
  await applicant.opens(`/de/rent/fill/${lena.applicationId}/personal-details`);
  const expected = ['/v1/auth/validate', '/v1/state/', '/v1/state/update-step', '/v1/workflow/'];
  await expect.poll(() => calls.map(({ path }) => path), soon).toEqual(expect.arrayContaining(expected));
  for (const { path, query, headers } of calls) {
    expect({ path, ...query }).toMatchObject({ path, application_id: lena.applicationId, lang: 'de' });
    expect(headers).toMatchObject({
      'application-type': 'rent',
      region: 'de',
      authorization: expect.stringMatching(/^Bearer \S{20,}$/),
    });
  }
});

describe('FLOW-06', () => {
  test('FLOW-06 a 401 while the e-mail is verified leads nowhere', async ({ applicant }) => {
    await applicant.signsInAs('giulia');
    await applicant.meets('/v1/state/', { status: 401 });
    const refused = applicant.page.waitForResponse((response) => response.url().includes('/v1/state/'));
    await applicant.opens(`/en/rent/fill/${giulia.applicationId}/verify-email`);
    expect((await refused).status()).toBe(401);
    await applicant.page.locator('main h1').waitFor();
    expect(new URL(applicant.page.url()).pathname).toBe(`/en/rent/fill/${giulia.applicationId}/verify-email`);
  });

  test('FLOW-06 a 402 on the result leads to the payment, elsewhere it does not', async ({ applicant }) => {
    await applicant.signsInAs('lena');
    await applicant.meets('/v1/state/update-step', { status: 402 });
    const refused = applicant.page.waitForResponse((response) => response.status() === 402);
    await applicant.opens(`/en/rent/fill/${lena.applicationId}/personal-details`);
    await refused;
    expect(new URL(applicant.page.url()).pathname).toBe(`/en/rent/fill/${lena.applicationId}/personal-details`);
    await applicant.opens(`/en/rent/fill/${lena.applicationId}/result`);
    await applicant.arrivesAt(`/en/rent/fill/${lena.applicationId}/payment`);
  });
});
