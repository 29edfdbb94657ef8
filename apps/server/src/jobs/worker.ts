import type { Log } from '../db/log.ts';
import { dueQueues, fetchJob } from './fetch-job.ts';
import type { Lease } from './hold-job.ts';
import type { JobImplementation } from './implement-job.ts';
import { recordOf } from './job-errors.ts';
import { createPace } from './pace.ts';
import type { Queue } from './queue.ts';
import { type ObserveJob, runJob } from './run-job.ts';
import { createScheduler, type Schedule } from './scheduler.ts';
import { createSupervisor } from './supervisor.ts';

export type WorkerOptions = {
  queue: Queue;
  handlers: readonly JobImplementation[];
  /** How many jobs run at a time. */
  concurrency: number;
  log: Log;
  schedules?: readonly Schedule[];
  pollMs?: number;
  /** The longest pause between two looks while nothing happens; as short as the others unless told. */
  idleMs?: number;
  superviseMs?: number;
  /** For how long a job is left to a worker that says nothing. */
  lease?: Lease;
  observe?: ObserveJob;
};

export type Worker = {
  /** Takes no new jobs, lets the running ones finish, and after the deadline hands them to another worker. */
  stop(deadlineMs?: number): Promise<void>;
};

const DEFAULT_DEADLINE_MS = 30_000;

export function startWorker(options: WorkerOptions): Worker {
  const { queue, handlers, concurrency, log, pollMs = 500 } = options;
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));
  const chores = [createSupervisor(queue, options.superviseMs), createScheduler(queue, options.schedules ?? [])];
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const deadline = new AbortController();
  const pace = createPace({ wake: queue.wake, pollMs, idleMs: options.idleMs ?? pollMs });
  let healthy = true;

  const takeDueJobs = async (): Promise<number> => {
    let taken = 0;
    for (const name of await dueQueues(queue, [...byName.keys()])) {
      if (running.size >= concurrency || stopping.signal.aborted) break;
      const handler = byName.get(name);
      const job = handler && (await fetchJob(queue, name));
      if (!handler || !job) continue;
      const run = runJob(queue, handler, job, {
        log,
        stopped: deadline.signal,
        ...(options.observe ? { observe: options.observe } : {}),
        ...(options.lease ? { lease: options.lease } : {}),
      });
      running.add(run);
      void run.finally(() => {
        running.delete(run);
        pace.hurry();
      });
      taken += 1;
    }
    return taken;
  };

  const round = async (): Promise<number> => {
    try {
      for (const chore of chores) await chore();
      const taken = running.size < concurrency ? await takeDueJobs() : 0;
      if (!healthy) log.info({}, 'the worker takes jobs again');
      healthy = true;
      return taken;
    } catch (error) {
      if (healthy) log.error(recordOf(error), 'the worker cannot take jobs and keeps trying');
      healthy = false;
      return 0;
    }
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const taken = await round();
      if (taken > 0) pace.hurry();
      if (running.size >= concurrency) await oneOf(running, stopping.signal);
      else if (taken === 0) await pace.rest(stopping.signal);
    }
  };
  const finished = loop();

  return {
    stop: async (deadlineMs = DEFAULT_DEADLINE_MS) => {
      stopping.abort();
      const timer = setTimeout(() => deadline.abort(), deadlineMs);
      await finished;
      pace.stop();
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

/** Until one of the jobs is done or the worker must go. Leaves nothing behind on the signal, which lives as long as we. */
const oneOf = (running: ReadonlySet<Promise<unknown>>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    for (const run of running) void run.finally(end);
  });
