import type { Clock } from '../src/lib/clock.ts';

export interface HeldClock extends Clock {
  advance(ms: number): void;
  set(moment: string): void;
}

/** A clock that moves only when the test says so. */
export function heldClock(start = '2026-11-15T10:00:00Z'): HeldClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    set: (moment) => {
      now = new Date(moment);
    },
  };
}
