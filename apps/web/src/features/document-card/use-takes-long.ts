import { useEffect, useState } from 'react';

/** Most papers are read within a few seconds, pictures within twenty. */
const USUAL_MS = 30_000;

/** Whether something has been going on for longer than people are used to. */
export function useTakesLong(isGoingOn: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    setTakesLong(false);
    if (!isGoingOn) return;
    const timer = setTimeout(() => setTakesLong(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return takesLong;
}
