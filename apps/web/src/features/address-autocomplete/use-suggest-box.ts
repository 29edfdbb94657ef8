import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HIDE_AFTER_BLUR_MS } from './timing.ts';

/** A text field that may show a list under it: when it is open, which line is marked, what the keys do. */
export function useSuggestBox<Item>(items: readonly Item[], onPick: (item: Item) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stopHiding = () => {
    if (hiding.current) clearTimeout(hiding.current);
    hiding.current = null;
  };
  useEffect(
    () => () => {
      if (hiding.current) clearTimeout(hiding.current);
    },
    [],
  );

  const close = () => {
    setIsOpen(false);
    setMarked(-1);
  };
  const pick = (item: Item) => {
    stopHiding();
    close();
    onPick(item);
  };
  const move = (by: number) => {
    if (items.length === 0) return;
    // One place before the first line is the text itself.
    setMarked((at) => ((at + 1 + by + items.length + 1) % (items.length + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[marked];
    if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    else if (event.key === 'ArrowDown' && isOpen) move(1);
    else if (event.key === 'ArrowUp' && isOpen) move(-1);
    else if (event.key === 'Enter' && isOpen && item) pick(item);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    marked,
    pick,
    close,
    onKeyDown,
    onTyped: () => {
      stopHiding();
      setIsOpen(true);
      setMarked(-1);
    },
    onFocus: stopHiding,
    onBlur: () => {
      stopHiding();
      hiding.current = setTimeout(close, HIDE_AFTER_BLUR_MS);
    },
  };
}
