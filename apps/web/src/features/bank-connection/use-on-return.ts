import { useEffect, useRef } from 'react';

/** Calls whenever the person comes back to this tab: what they did in another one is news here. */
export function useOnReturn(look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const isBack = () => document.visibilityState === 'visible' && latest.current();
    window.addEventListener('focus', isBack);
    document.addEventListener('visibilitychange', isBack);
    return () => {
      window.removeEventListener('focus', isBack);
      document.removeEventListener('visibilitychange', isBack);
    };
  }, []);
}
