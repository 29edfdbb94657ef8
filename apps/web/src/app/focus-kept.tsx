import { useEffect } from 'react';

/** Whoever changes the page may put the focus where it belongs; only what nobody took care of is mended. */
const TIME_TO_TAKE_IT_MS = 150;
/** Of a part that is drawn anew the name stays. */
const anew = (id: string): HTMLElement | null => (id === '' ? null : document.getElementById(id));

/** The parts around something, from the nearest on: by the time they are asked for, some may be gone with it. */
function around(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.parentElement; part; part = part.parentElement)
    if (part.matches('[tabindex="-1"]')) parts.push(part);
  return parts;
}

/** The nearest part around that is still there. */
const refuge = (parts: readonly HTMLElement[]): HTMLElement | null =>
  parts.map((part) => (part.isConnected ? part : anew(part.id))).find((part) => part !== null) ?? null;

/**
 * The focus must not fall off the page with what held it: a paper that was deleted, a button that gives way to what it
 * began, a part that folds up. It stays in the part around that, where eyes and screen readers are.
 */
export function FocusKept() {
  useEffect(() => {
    let held: Element | null = null;
    let parts: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFree = () => document.activeElement === null || document.activeElement === document.body;
    const takes = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
      parts = held ? around(held) : [];
    };
    // Left on purpose, by a press beside it, it is let go.
    const leaves = ({ target }: FocusEvent) => {
      if (target !== held) return;
      setTimeout(() => {
        if (isFree() && held?.isConnected) held = null;
      });
    };
    const look = () => {
      if (!held || held.isConnected || !isFree()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const place = refuge(parts);
        if (!isFree() || !place) return;
        // The page as a whole is everywhere in view.
        place.focus({ preventScroll: place.id === 'content' });
      }, TIME_TO_TAKE_IT_MS);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', takes);
    document.addEventListener('focusout', leaves);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('focusin', takes);
      document.removeEventListener('focusout', leaves);
    };
  }, []);
  return null;
}
