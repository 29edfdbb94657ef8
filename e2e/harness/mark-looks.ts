import type { Page } from 'playwright-core';

export const LOOKED_AT = 'data-looked-at';

/** Of those that look alike; one may lie under something else or out of view, where its colours cannot be told. */
const OF_EACH_LOOK = 3;

/**
 * Marks the words on a page whose colours are worth a look. A long list repeats the same words on the same ground row
 * by row: elements that are built alike, coloured alike and stand in parents that are so too, have the same contrast.
 * What a page was looked at for once, on a phone say, is not looked at again on the same page at another width.
 */
export const markLooks = (page: Page): Promise<void> =>
  page.evaluate(
    ([mark, most]) => {
      const kept = window as unknown as { looks?: { numbers: Map<string, string>; times: Map<string, number> } };
      kept.looks ??= { numbers: new Map(), times: new Map() };
      const { numbers, times } = kept.looks;
      const looks = new Map<Element, string>();
      const lookOf = (element: Element): string => {
        const known = looks.get(element);
        if (known) return known;
        const style = getComputedStyle(element);
        const look = [
          element.parentElement ? lookOf(element.parentElement) : '',
          ...[element.tagName, element.getAttribute('class'), element.getAttribute('aria-disabled')],
          ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.position],
          ...[style.fontSize, style.fontWeight, style.textShadow],
        ].join('|');
        // A short name for it, or the looks of what stands deep would be as long as the way down to it.
        const number = numbers.get(look) ?? String(numbers.size);
        numbers.set(look, number);
        looks.set(element, number);
        return number;
      };
      const hasWords = (element: Element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      for (const element of document.querySelectorAll('body, body *')) {
        element.removeAttribute(mark);
        if (!hasWords(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        const look = lookOf(element);
        const before = times.get(look) ?? 0;
        times.set(look, before + 1);
        if (before < most) element.setAttribute(mark, '');
      }
    },
    [LOOKED_AT, OF_EACH_LOOK] as const,
  );
