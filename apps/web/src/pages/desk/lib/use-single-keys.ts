import { useEffect, useRef } from 'react';

/** Whoever types into a field types. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && /^(?:input|select|textarea)$/i.test(target.tagName);

/** Lets a page answer to single letters; chords stay the browser's. */
export function useSingleKeys(onKey: (key: string) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey)
        latest.current(event.key.toLowerCase());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
