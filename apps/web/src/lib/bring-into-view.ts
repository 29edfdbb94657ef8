const asksForStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Shows what has just gone wrong to everybody: it comes into the middle of the screen, where no bar covers it, and
 * takes the focus. On a phone the button is often a screen away from what it has to say. What is folded opens.
 */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const fold = element.closest('details');
  if (fold) fold.open = true;
  element.scrollIntoView?.({ block: 'center', behavior: asksForStillness() ? 'instant' : 'smooth' });
  element.focus({ preventScroll: true });
}
