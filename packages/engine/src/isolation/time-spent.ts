import type { JobProblem } from './outcome.ts';

/** On a machine that has much else to do, the same work may take this many times as long before it is given up. */
export const WALL_PER_WORK = 4;

export interface Spent {
  readonly wallMs: number;
  /** Null where the system does not tell. */
  readonly workMs: number | null;
}

/**
 * Whether a piece of work has cost too much. The limit is on work: on a busy machine an honest file waits for a
 * processor, and that is no fault of the file. Several threads at work count as the time that passed.
 */
export function overspent(
  { wallMs, workMs }: Spent,
  limitMs: number,
): Extract<JobProblem, 'timeout' | 'stalled'> | null {
  if (Math.min(wallMs, workMs ?? wallMs) >= limitMs) return 'timeout';
  return wallMs >= limitMs * WALL_PER_WORK ? 'stalled' : null;
}
