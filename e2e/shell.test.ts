import { contentPages } from '@vesta/domain/routes';
import { INVITATION_CODE_KEY } from '@vesta/domain/storage-keys';
import type { Page } from 'playwright-core';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { describe, expect, test } from './harness/test.ts';
import { words } from './harness/words.ts';

const ORTICA = `/en/rent/fill/occupation/${demo.ortica.listing}`;
const steps = (id: string) => `/en/rent/fill/${id}/income-check`;
const PROGRESS = 'Progress of your application';
const { ErrorPage, PartnerEntry, VerifyReport } = words.en;

/** Pages without a bar of progress, each with the heading that shows that it has been drawn. */
const outsideTheFlow = {
  '/en/fill/occupation': 'Show you can afford the home you want.',
  '/en/nowhere': ErrorPage.NotFound.Title,
  '/en/timeout': ErrorPage.Timeout.Title,
  '/en/unauthorized': ErrorPage.Unauthorized.Title,
  '/en/verify-report?token=x': VerifyReport.NotVerifiedTitle,
  '/en/rapid/partner-entry-point?sig=x': PartnerEntry.Failed,
};
const withFooter = ['/en/fill/occupation', '/en/verify-report?token=x'];

/** Terms, privacy, cookies, imprint and the seals. */
async function seesFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation', { name: 'Legal information' }).getByRole('link');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['/en/terms', '/en/privacy', '/en/cookies', '/en/imprint']));
  expect(await footer.getByRole('listitem').allTextContents()).toEqual(['GDPR', 'AES-256']);
}

test('SHELL-03 SHELL-04 SHELL-05 which bars the pages outside the flow have, and what the footer leads to', async ({
  applicant,
}) => {
  const { page } = applicant;
  for (const [path, heading] of Object.entries(outsideTheFlow)) {
    await applicant.opens(path);
    await applicant.seesHeading(heading);
    const bars = {
      top: await page.getByRole('banner').count(),
      progress: await page.getByRole('navigation', { name: PROGRESS }).count(),
      footer: await page.getByRole('contentinfo').count(),
      later: await page.getByRole('button', { name: 'Continue later' }).count(),
    };
    expect({ path, ...bars }).toEqual({
      path,
      top: 1,
      progress: 0,
      footer: withFooter.includes(path) ? 1 : 0,
      later: 0,
    });
    if (path === '/en/fill/occupation') await seesFooter(page);
  }
});

test('SHELL-05 SHELL-10 Continue later is offered inside the flow only, and an application that is tied to a listing keeps the company’s dress on its steps', async ({
  applicant,
}) => {
  const { applicationId } = await applicant.signsInAs('marco');
  const button = applicant.page.getByRole('button', { name: 'Continue later' });
  await applicant.opens(steps(applicationId));
  await button.waitFor();
  await applicant.page.getByRole('link', { name: 'Ortica, to the website' }).waitFor();
  // The page of earlier applications moves on by itself unless its list fails.
  await applicant.meets('/v1/state/uncomplete-applications', { status: 500 });
  for (const step of ['sign-up', 'verify-email', 'resume-application', 'result'] as const) {
    await applicant.opensStep('marco', step);
    await applicant.page.locator('main :is(h1, [role=alert])').first().waitFor();
    expect(new URL(applicant.page.url()).pathname).toContain(step);
    await applicant.seesNo(button);
  }
});

describe('SHELL-04', () => {
  test('SHELL-04 who comes through a partner is not shown our terms', async ({ applicant }) => {
    await applicant.signsInAs('giulia');
    await applicant.opens('/en/rapid/fill/verify-email');
    const links = applicant.page.getByRole('navigation', { name: 'Legal information' });
    await links.getByRole('link', { name: 'Privacy' }).waitFor();
    await applicant.seesNo(links.getByRole('link', { name: 'Terms' }));
  });

  test('SHELL-04 every legal page opens from its link and has its own heading', async ({ applicant }) => {
    const headings = new Set<string | null>();
    for (const name of contentPages) {
      await applicant.opens(`/en/${name}`);
      await applicant.page.locator('article h1').waitFor();
      headings.add(await applicant.page.locator('article h1').textContent());
      expect(await applicant.page.locator('article').textContent()).not.toMatch(/\{\{|\}\}/);
    }
    expect(headings.size).toBe(contentPages.length);
  });
});

test('SHELL-03 SHELL-07 the progress names the current step, checks those behind and leaves hidden ones out; hideNav hides the bars, and nothing else does', async ({
  applicant,
}) => {
  const { page } = applicant;
  const { applicationId } = await applicant.signsInAs('lena');
  const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: PROGRESS }));
  await applicant.opens(`/en/rent/fill/${applicationId}/additional-details?hideNav=0`);
  await page.getByRole('navigation', { name: PROGRESS }).waitFor();
  expect(await bars.count()).toBe(2);
  const progress = page.getByRole('navigation', { name: PROGRESS });
  await progress.getByRole('listitem').filter({ hasText: 'Household' }).waitFor();
  const items = await progress.getByRole('listitem').allTextContents();
  expect(items.slice(0, 4)).toEqual(['Your account, done', 'Confirm e-mail, done', 'About you, done', '4Household']);
  expect(items.join()).not.toContain('Earlier applications');
  expect(items.at(-1)).toBe('10Report');
  expect(await progress.locator('[aria-current=step]').textContent()).toBe('4Household');
  expect(await progress.locator('li:has-text("About you") svg').count()).toBe(1);
  for (const flag of ['hideNav', 'hideNav=true']) {
    // The steps are known by then, so that a bar would be there.
    const known = page.waitForResponse((answer) => answer.url().includes('/v1/workflow/?'));
    await applicant.opens(`/en/rent/fill/${applicationId}/additional-details?${flag}`);
    await known;
    await page.locator('main form').waitFor();
    expect(await bars.count()).toBe(0);
  }
});

test('SHELL-07 hideNav holds from step to step and after a reload', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.opens('/en/rent/fill/occupation?hideNav=1');
  await applicant.presses('Get started');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.arrivesAt('/en/rent/fill/sign-up');
  await page.locator('main form').waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.reload();
  await page.locator('main form').waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
});

test('SHELL-08 an invitation code is kept by the browser and taken out of the address', async ({ applicant }) => {
  const { page } = applicant;
  const data = {
    applicant_role: 'guarantor',
    email: 'renate.hoffmann@post.example',
    invited_by: 'Lena Hoffmann',
    paid_by: 'inviter',
  };
  const known = { success: true, data };
  await applicant.meets('/v1/signup/invitation-public-info', { status: 200, body: known });
  await applicant.opens('/en/fill/occupation?invitation_code=abc-123&utm=x');
  await page.waitForURL(({ search }) => search === '?utm=x');
  expect(await page.evaluate((key) => localStorage.getItem(key), INVITATION_CODE_KEY)).toBe('abc-123');
});

test('SHELL-10 a company dresses the page in its logo and colours, and leaves no trace elsewhere', async ({
  applicant,
}) => {
  const { page } = applicant;
  /** The colours of the status question, which has a header, a ground, a button and marks. */
  const lookOf = async (path: string) => {
    await applicant.opens(path);
    if (path.endsWith('occupation')) await applicant.presses('Get started');
    await applicant.chooses('Employed');
    return page.evaluate(() => {
      const colour = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element).backgroundColor;
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim();
      return { header: colour('header'), page: colour('body'), button: colour('form button[type=submit]'), accent };
    });
  };
  const plain = await lookOf('/en/rent/fill/occupation');
  const ortica = await lookOf(ORTICA);
  expect(ortica).toMatchObject({ header: 'rgb(90, 34, 80)', page: 'rgb(250, 246, 248)', button: 'rgb(90, 34, 80)' });
  const logo = page.getByRole('banner').locator('img');
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const nordlicht = await lookOf(`/en/rent/fill/occupation/${demo.nordlicht.listing}`);
  for (const part of ['header', 'page', 'button', 'accent'] as const) expect(nordlicht[part]).not.toBe(plain[part]);
  expect(await lookOf('/en/rent/fill/occupation')).toEqual(plain);
});
