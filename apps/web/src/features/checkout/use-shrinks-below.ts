import { type RefObject, useEffect, useRef } from 'react';

/** Tells once when an element that was at least so high becomes lower. Not yet having grown is no shrinking. */
export function useShrinksBelow(element: RefObject<HTMLElement | null>, height: number, onShrunk: () => void): void {
  const latest = useRef(onShrunk);
  latest.current = onShrunk;
  useEffect(() => {
    if (!element.current) return;
    let wasHigh = false;
    const sizes = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.height ?? 0;
      if (now >= height) wasHigh = true;
      else if (wasHigh) {
        sizes.disconnect();
        latest.current();
      }
    });
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element, height]);
}
