import type { Wake } from './wake.ts';

export interface Pace {
  /** Until it is time to look again: soon after there was work or a call, ever later while there is none. */
  rest(signal: AbortSignal): Promise<void>;
  /** There was work: more may follow. */
  hurry(): void;
  stop(): void;
}

/** What was ordered inside a transaction appears at its end; so long after a call it is looked for at full pace. */
const ATTENTIVE_MS = 5_000;
const SLOWER = 1.5;

export function createPace({ wake, pollMs, idleMs }: { wake: Wake; pollMs: number; idleMs: number }): Pace {
  let waitMs = pollMs;
  let attentiveUntil = 0;
  let end: (() => void) | null = null;
  const hurry = () => {
    waitMs = pollMs;
    attentiveUntil = performance.now() + ATTENTIVE_MS;
  };
  const deaf = wake.listen(() => {
    hurry();
    end?.();
  });
  return {
    hurry,
    stop: deaf,
    rest: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          end = null;
          resolve();
        };
        const timer = setTimeout(done, waitMs);
        end = done;
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
        if (performance.now() > attentiveUntil) waitMs = Math.min(idleMs, waitMs * SLOWER);
      }),
  };
}
