import { useEffect, useRef, useState } from 'react';

const LOOK_AGAIN_MS = 200;

/**
 * Whoever goes on while papers are on their way or being read need not press twice: the step waits for them and then
 * goes on by itself. `isWaiting` is for saying so.
 */
export function useWhenRead(isReading: boolean) {
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(isReading);
  latest.current = isReading;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  async function whenRead(): Promise<void> {
    if (!latest.current) return;
    setIsWaiting(true);
    while (latest.current && !isGone.current) await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
    // Whoever has left the page did not want to go on after all.
    if (isGone.current) return new Promise(() => undefined);
    setIsWaiting(false);
  }
  return { isWaiting, whenRead };
}
