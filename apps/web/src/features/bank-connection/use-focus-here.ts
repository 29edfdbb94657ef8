import { useEffect, useRef } from 'react';

/** Where a card takes the place of another, the keyboard goes along with it. */
export function useFocusHere<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
