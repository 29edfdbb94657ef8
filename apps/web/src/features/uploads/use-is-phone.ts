import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 719px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** On a phone the camera comes first; elsewhere a file does, and the phone can be handed the task. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
