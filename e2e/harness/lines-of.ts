import type { Locator } from 'playwright-core';

/** On how many lines the words of an element stand. */
export const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.lastChild ?? node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
