import type { Log } from '../db/log.ts';
import { dueQueues, fetchJob } from './fetch-job.ts';
import type { JobImplementation } from './implement-job.ts';
import type { Queue } from './queue.ts';
import { runJob } from './run-job.ts';

export type RunDueJobsOptions = {
  queue: Queue;
  handlers: readonly JobImplementation[];
  log: Log;
  /** Also runs what is planned for later, retries included. */
  includeFuture?: boolean;
};

/** Runs what waits, one job after the other, and returns when nothing is left: a command's work, or a test's. */
export async function runDueJobs(options: RunDueJobsOptions): Promise<{ completed: number; failed: number }> {
  const { queue, handlers, log, includeFuture = false } = options;
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));
  const stopped = new AbortController().signal;
  const count = { completed: 0, failed: 0 };
  for (;;) {
    const [name] = await dueQueues(queue, [...byName.keys()], includeFuture);
    const handler = name === undefined ? undefined : byName.get(name);
    const job = handler && (await fetchJob(queue, handler.definition.name, includeFuture));
    if (!handler || !job) return count;
    count[await runJob(queue, handler, job, { log, stopped })] += 1;
  }
}
