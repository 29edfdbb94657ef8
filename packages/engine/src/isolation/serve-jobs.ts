import { setFlagsFromString } from 'node:v8';
import type { FromChild, ToChild } from './messages.ts';

/**
 * The libraries are large WebAssembly modules of which one file needs a small part. Compiled as eagerly as usual, the
 * first picture costs sixteen seconds and the process keeps 700 MB; like this it costs seven, and half the memory.
 */
function compileWithRestraint(): void {
  setFlagsFromString('--wasm-tiering-budget=100000000');
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/**
 * The inner side of a child process: does one piece of work after the other, as its parent sends them, and ends when
 * the parent is gone.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  compileWithRestraint();
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
