import type { Page } from 'playwright-core';
import { PATIENCE_MS } from '../../scripts/lib/patience.ts';

const START = new Date('2026-11-15T10:00:00Z');
const STEP_MS = 50;

/** Stops the time of the browser before the page is opened; from then on it passes only through `letPass`. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
}

export const letPass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Lets time pass in small steps until something is true: for pages that need a tick or two to draw themselves. */
export async function letPassUntil(page: Page, reached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await reached())) {
    if (Date.now() > end) throw new Error('It did not come to that, however much time passed.');
    await page.clock.runFor(STEP_MS);
  }
}
