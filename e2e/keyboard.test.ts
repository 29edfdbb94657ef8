import type { Page } from 'playwright-core';
import { expect, soon, test } from './harness/test.ts';

/** The name of what has the focus, as far as a person could read it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const labelled = at?.getAttribute('aria-labelledby');
    const name =
      at?.getAttribute('aria-label') ?? (labelled ? document.getElementById(labelled)?.textContent : at?.textContent);
    return at?.id === 'content' ? 'content' : (name ?? '').trim();
  });

test('SHELL-02 the first Tab offers to skip to the content, what has the focus can be seen to have it, and the language menu works by keyboard', async ({
  applicant,
}) => {
  const { page } = applicant;
  await applicant.opens('/en/fill/occupation');
  await applicant.seesHeading('Show you can afford the home you want.');
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
      return { drawn: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, boxShadow };
    });
    expect(ring.drawn || ring.boxShadow !== 'none').toBe(true);
    if (step > 0) continue;
    expect(await focused(page)).toBe('Skip to the content');
    const link = page.getByRole('link', { name: 'Skip to the content' });
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Get started');

  const button = page.locator('[aria-haspopup=menu]');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('English');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  expect(await focused(page)).toBe('Deutsch');
  await page.keyboard.press('Enter');
  await applicant.arrivesAt('/de/fill/occupation');
});

test('the keyboard walks the page in the order in which it is read, and a change of page puts the focus on its content and the view at its top', async ({
  applicant,
}) => {
  const { page } = applicant;
  await applicant.opens('/en/rent/fill/occupation');
  await applicant.presses('Get started');
  await applicant.chooses('Student');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  const walked: string[] = [];
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    walked.push(await focused(page));
  }
  expect(walked).toEqual(['Vesta, to the start', 'Choose a language: English', 'Student', 'Back', 'Continue']);

  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await applicant.continues();
  await applicant.arrivesAt('/en/rent/fill/sign-up');
  await expect.poll(() => focused(page), soon).toBe('content');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the start can be gone through with the keyboard alone', async ({ applicant }) => {
  const { page } = applicant;
  await applicant.opens('/en/fill/occupation');
  await page.getByRole('button', { name: 'Get started' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'A home to rent', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Employed', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Self-employed', exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await applicant.arrivesAt('/en/rent/fill/sign-up');
});

test('Escape keeps the page open when it asks whether one is still there', async ({ applicant }) => {
  const { page } = applicant;
  const { applicationId } = await applicant.signsInAs('giulia');
  await page.clock.install();
  await applicant.opens(`/en/rent/fill/${applicationId}/personal-details`);
  await page.locator('main h1').waitFor();
  await page.clock.fastForward(117 * 60_000);
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toContain('/personal-details');
});
