import type { FromChild, ToChild } from './messages.ts';

/**
 * The inner side of a child process: does one piece of work after the other, as its parent sends them, and ends when
 * the parent is gone.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const say = (message: FromChild<Result>): void => {
    process.send?.(message);
  };
  process.on('message', async ({ id, job }: ToChild<Job>) => {
    try {
      say({ kind: 'done', id, result: await work(job) });
    } catch (error) {
      say({ kind: 'failed', id, error: error instanceof Error ? error.name : 'unknown' });
    }
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'ready' });
}
