import type { Page } from 'playwright-core';

/** Answers that a test makes up carry this, so that they are not taken for faults of the product. */
export const MADE_UP = 'x-made-up';

/** Collects what must never happen on any page: uncaught errors, broken security rules, faults of our own server. */
export function watchForFaults(page: Page, origins: (url: string) => boolean): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) faults.push(`security policy: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500 && origins(response.url()) && !response.headers()[MADE_UP]) {
      faults.push(`server: ${response.status()} ${new URL(response.url()).pathname}`);
    }
  });
  return faults;
}
