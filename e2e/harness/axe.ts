import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../scripts/lib/patience.ts';
import { type AxeRules, axeViolations } from './axe-violations.ts';

/** A page that is still on its way has no heading yet; one that never gets one is told by the rules. */
const pageIsThere = (page: Page): Promise<void> =>
  page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    .catch(() => {});

export async function expectNoAxeViolations(page: Page, rules?: AxeRules): Promise<void> {
  await pageIsThere(page);
  expect(await axeViolations(page, rules)).toEqual([]);
}
