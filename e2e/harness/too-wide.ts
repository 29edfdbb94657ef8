import type { Page } from 'playwright-core';

/** Words or boxes that stick out on the right make a phone scroll sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const excess = (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth;
    if (excess <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    return [`${excess} px too wide at ${wide.map((element) => element.className || element.tagName).join(', ')}`];
  });
