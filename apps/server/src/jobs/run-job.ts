import type { Log } from '../db/log.ts';
import type { FetchedJob } from './fetch-job.ts';
import { holdJob, type Lease } from './hold-job.ts';
import type { JobImplementation } from './implement-job.ts';
import { framesOf, JobTimedOut, recordOf, WorkerStopped } from './job-errors.ts';
import { withFields } from './log-fields.ts';
import { openPayload } from './payload.ts';
import type { Queue } from './queue.ts';
import { reportCompleted, reportFailed } from './report-outcome.ts';

export type JobOutcome = 'completed' | 'failed';
/** Told how each attempt ended and how many seconds it took. */
export type ObserveJob = (labels: { job: string; outcome: JobOutcome }, seconds: number) => void;

/** Runs one attempt and writes down how it ended. Never throws. */
export async function runJob(
  queue: Queue,
  implementation: JobImplementation,
  job: FetchedJob,
  options: { log: Log; stopped: AbortSignal; observe?: ObserveJob; lease?: Lease },
): Promise<JobOutcome> {
  const begun = performance.now();
  const outcome = await attempt(queue, implementation, job, options);
  options.observe?.({ job: implementation.definition.name, outcome }, (performance.now() - begun) / 1000);
  return outcome;
}

async function attempt(
  queue: Queue,
  { definition, run }: JobImplementation,
  job: FetchedJob,
  options: { log: Log; stopped: AbortSignal; lease?: Lease },
): Promise<JobOutcome> {
  const count = job.retryCount + 1;
  const log = withFields(options.log, { job: definition.name, jobId: job.id, attempt: count });
  const abort = new AbortController();
  const letGo = holdJob(queue, job, definition.expireInSeconds, options.lease);
  try {
    const payload = openPayload(queue.seal, definition, job.data);
    const context = { jobId: job.id, attempt: count, log, clock: queue.clock, signal: abort.signal };
    await within(definition.expireInSeconds, options.stopped, abort, () => run(payload, context));
  } catch (error) {
    log.error({ ...recordOf(error), frames: framesOf(error) }, 'a job failed');
    await reportFailed(queue, job, error, log);
    return 'failed';
  } finally {
    letGo();
  }
  await reportCompleted(queue, job, log);
  return 'completed';
}

/** Ends the attempt when its time is over or the worker must go, and tells the handler so. */
async function within(seconds: number, stopped: AbortSignal, abort: AbortController, work: () => Promise<void>) {
  let end: (reason: Error) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      abort.abort(reason);
      reject(reason);
    };
  });
  const onStop = () => end(new WorkerStopped('The worker had to stop before the job was done.'));
  const timer = setTimeout(() => end(new JobTimedOut(`The job took longer than ${seconds} s.`)), seconds * 1000);
  stopped.addEventListener('abort', onStop, { once: true });
  if (stopped.aborted) onStop();
  try {
    await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', onStop);
  }
}
