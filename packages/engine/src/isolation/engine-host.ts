import { type Child, startChild } from './child.ts';
import type { JobOutcome } from './outcome.ts';

export interface EngineHostOptions {
  /** The module that a child process runs, built for Node; it calls `serveJobs`. */
  readonly entry: URL;
  readonly processes: number;
  readonly timeLimitMs?: number;
  readonly memoryLimitBytes?: number;
  /** Files and folders that the processes may read; without a list they are not fenced off. */
  readonly readable?: readonly string[];
  /** After this many files a process is replaced: libraries keep memory that they once took. */
  readonly filesPerProcess?: number;
  /** A process that had nothing to do for so long goes; the next file starts another. */
  readonly idleMs?: number;
}

/** Does work on strangers' files in processes of its own, so that no file can harm more than itself. */
export interface EngineHost<Job, Result> {
  readonly run: (job: Job) => Promise<JobOutcome<Result>>;
  readonly close: () => Promise<void>;
}

/** More than twice what the allowed work takes on an ordinary machine: the limit is for files that never end. */
const DEFAULTS = { timeLimitMs: 60_000, memoryLimitBytes: 1024 ** 3, filesPerProcess: 100, idleMs: 300_000 } as const;

export function createEngineHost<Job, Result>(options: EngineHostOptions): EngineHost<Job, Result> {
  const { entry, processes, filesPerProcess, idleMs, ...limits } = { ...DEFAULTS, ...options };
  const idle: Child<Job, Result>[] = [];
  const busy = new Set<Child<Job, Result>>();
  const waiting: (() => void)[] = [];
  let isClosed = false;
  let leaving: NodeJS.Timeout | null = null;

  /** Counts anew from every piece of work; all that idle go together. */
  const leaveWhenIdle = (): void => {
    if (leaving) clearTimeout(leaving);
    leaving = setTimeout(() => {
      for (const child of idle.splice(0)) child.kill();
    }, idleMs);
    leaving.unref();
  };

  const take = (): Child<Job, Result> => {
    for (let child = idle.pop(); child; child = idle.pop()) {
      if (child.isAlive() && child.served() < filesPerProcess) return child;
      child.kill();
    }
    return startChild(entry, limits);
  };
  const giveBack = (child: Child<Job, Result>): void => {
    busy.delete(child);
    if (isClosed || !child.isAlive() || child.served() >= filesPerProcess) child.kill();
    else idle.push(child);
    leaveWhenIdle();
    waiting.shift()?.();
  };

  return {
    run: async (job) => {
      while (busy.size >= processes) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isClosed) return { ok: false, problem: 'crashed' };
      const child = take();
      busy.add(child);
      try {
        return await child.run(job);
      } finally {
        giveBack(child);
      }
    },
    close: async () => {
      isClosed = true;
      if (leaving) clearTimeout(leaving);
      for (const child of [...idle.splice(0), ...busy]) child.kill();
      for (const wake of waiting.splice(0)) wake();
    },
  };
}
