import type { BrowserContextOptions } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { PATIENCE_MS } from '../../scripts/lib/patience.ts';
import { Applicant } from './applicant.ts';
import { launchBrowser } from './browser.ts';
import { watchForFaults } from './faults.ts';
import { type HouseOptions, type RunningHouse, startHouse } from './house.ts';
import { keepEvidence } from './keep-evidence.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** For `expect.poll`: what comes over the network comes soon, but not at once. */
export const soon = { timeout: PATIENCE_MS, interval: 50 };

/** One house per file, one browser per worker, further houses on demand, a fresh browser context per person. Faults on a page fail the test by themselves. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the pattern is how a fixture says that it needs no other
  .extend('house', { scope: 'file' }, async ({}, { onCleanup }) => {
    const house = await startHouse();
    onCleanup(() => house.stop());
    return house;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openHouse', async ({ task: _ }, { onCleanup }) => {
    const opened: RunningHouse[] = [];
    onCleanup(async () => {
      for (const house of opened) await house.stop();
    });
    return async (options: HouseOptions): Promise<RunningHouse> => {
      const house = await startHouse(options);
      opened.push(house);
      return house;
    };
  })
  // Asks for openHouse so that people leave a house before it is closed.
  .extend('meet', async ({ house, browser, openHouse: _, task }, { onCleanup }) => {
    const met: Applicant[] = [];
    onCleanup(async () => {
      const errors = task.result?.errors?.map(({ message, diff }) => `${message}\n${diff ?? ''}`) ?? [];
      for (const [place, { page, faults }] of met.entries()) {
        if (errors.length > 0 || faults.length > 0) {
          const title = place > 0 ? `${place + 1} ${task.name}` : task.name;
          await keepEvidence(page, title, [...errors, ...faults]);
        }
        await page.context().close();
      }
      expect(met.flatMap(({ faults }) => faults)).toEqual([]);
    });
    return async (options: BrowserContextOptions = {}, at = house): Promise<Applicant> => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const applicant = new Applicant(
        page,
        at,
        watchForFaults(page, (url) => new URL(url).hostname.endsWith('localhost')),
      );
      met.push(applicant);
      return applicant;
    };
  })
  .extend('applicant', ({ meet }) => meet());

export { describe, expect } from 'vitest';
