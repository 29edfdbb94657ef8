import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Whole seconds until a moment, counting down; 0 once it is reached. The clock is read, so a sleeping tab is right again at once. */
export function useSecondsUntil(moment: number | null, now: () => number = Date.now): number {
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - now()) / 1000)));
  const [, tick] = useState(0);
  const seconds = left();
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
