import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { confinedCommand, permissionFlags } from './confinement.ts';
import { memoryOf } from './memory-of.ts';
import type { FromChild, ToChild } from './messages.ts';
import type { JobOutcome, JobProblem } from './outcome.ts';
import { overspent } from './time-spent.ts';
import { workOf } from './work-of.ts';

export interface ChildLimits {
  /** Of work; see `overspent`. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
  /** Files and folders that it may read; without a list it is not fenced off. */
  readonly readable?: readonly string[] | undefined;
}

/** One process that works on one file at a time. */
export interface Child<Job, Result> {
  readonly run: (job: Job) => Promise<JobOutcome<Result>>;
  /** False once it has ended or was ended. */
  readonly isAlive: () => boolean;
  /** How many pieces of work it was given. */
  readonly served: () => number;
  readonly kill: () => void;
}

const LOOK_EVERY_MS = 200;

/**
 * The C library keeps freed memory in one store per thread. With a thread for the weights and several for pictures
 * that is a quarter of all a large photograph takes; two stores are enough. Once a large piece was freed it also takes
 * the next ones from a store, where they leave holes: with a fixed bound whole pictures are given back at once. Systems
 * with another library ignore it.
 */
const FEW_STORES = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;

/** Strangers' bytes are parsed there: of our environment it gets what a program needs to run, and no secrets. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'NODE_ENV', 'SYSTEMROOT'];
  const own = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(own), ...FEW_STORES };
}

/** Resolves when the process ends before it says that it is ready, too: the work then fails by itself. */
const readiness = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

export function startChild<Job, Result>(entry: URL, limits: ChildLimits): Child<Job, Result> {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: plainEnvironment(),
    // Not where the data lies.
    cwd: tmpdir(),
    ...confinedCommand(limits.readable ? permissionFlags([fileURLToPath(entry), ...limits.readable]) : []),
  });
  const ready = readiness(child);
  let alive = true;
  let served = 0;
  const end = (): void => {
    alive = false;
  };
  child.on('exit', end);
  child.on('error', end);
  const kill = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  return {
    isAlive: () => alive && child.connected,
    served: () => served,
    kill,
    run: async (job) => {
      served += 1;
      const id = served;
      // Starting is counted as well: a process that never gets ready must not be waited for.
      return watched(child, { id, job }, ready, limits, kill);
    },
  };
}

/** Sends the work and waits for its answer, its end, or the moment at which it has cost too much. */
function watched<Job, Result>(
  child: ChildProcess,
  message: ToChild<Job>,
  ready: Promise<void>,
  { timeLimitMs, memoryLimitBytes }: ChildLimits,
  kill: () => void,
): Promise<JobOutcome<Result>> {
  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (outcome: JobOutcome<Result>): void => {
      isSettled = true;
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const fail = (problem: JobProblem): void => {
      kill();
      settle({ ok: false, problem });
    };
    const onMessage = (answer: FromChild<Result>): void => {
      if (answer.kind === 'ready' || answer.id !== message.id) return;
      settle(answer.kind === 'done' ? { ok: true, result: answer.result } : { ok: false, problem: 'crashed' });
    };
    const onExit = (): void => settle({ ok: false, problem: 'crashed' });
    const pid = child.pid ?? 0;
    const begun = performance.now();
    const workedBefore = workOf(pid);
    const watch = setInterval(async () => {
      const [held, before, work] = await Promise.all([memoryOf(pid), workedBefore, workOf(pid)]);
      if (isSettled) return;
      const workMs = before === null || work === null ? null : work - before;
      const problem = overspent({ wallMs: performance.now() - begun, workMs }, timeLimitMs);
      if (problem) fail(problem);
      else if (held !== null && held > memoryLimitBytes) fail('out_of_memory');
    }, LOOK_EVERY_MS);
    child.on('message', onMessage);
    child.on('exit', onExit);
    void ready.then(() => {
      if (isSettled) return;
      if (!child.connected) return onExit();
      child.send(message, (error) => {
        if (error) fail('crashed');
      });
    });
  });
}
