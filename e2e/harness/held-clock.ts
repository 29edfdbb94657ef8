import type { Clock } from '../../apps/server/src/lib/clock.ts';

export interface HeldClock extends Clock {
  /** From now on it is this moment, until it is moved again. */
  set(moment: Date | string): void;
  /** Later by so much; a clock that runs keeps running. */
  advance(ms: number): void;
}

/** Runs with the machine until a test takes it in its hand. */
export function heldClock(start?: Date | string): HeldClock {
  let held: number | null = start === undefined ? null : new Date(start).getTime();
  let ahead = 0;
  return {
    now: () => new Date((held ?? Date.now()) + ahead),
    set: (moment) => {
      held = new Date(moment).getTime();
      ahead = 0;
    },
    advance: (ms) => {
      ahead += ms;
    },
  };
}
