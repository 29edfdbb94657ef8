import type { Queue } from './queue.ts';

const TIDY_EVERY_MS = 10 * 60_000;

/**
 * Takes jobs back from workers that died, and now and then moves finished ones away. pg-boss has timers for this, but
 * they would run on after a stop, so the worker's own loop does it.
 */
export function createSupervisor({ boss }: Queue, everyMs = 15_000): () => Promise<void> {
  let expiredAt = Number.NEGATIVE_INFINITY;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - expiredAt < everyMs) return;
    const tidy = now - tidiedAt >= TIDY_EVERY_MS;
    await (tidy ? boss.maintain() : boss.expire());
    expiredAt = now;
    if (tidy) tidiedAt = now;
  };
}
