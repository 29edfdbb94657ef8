import type { Page } from 'playwright-core';

/** Words that a column too narrow for them cuts in the middle. A hyphen is a place to break at; addresses may be cut. */
export const cutWords = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const isCut = (node: Node, from: number, length: number): boolean => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const cut: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g))
          if (!word.includes('@') && isCut(node, index, word.length)) cut.push(word);
      }
      return cut;
    });
  }, within);
