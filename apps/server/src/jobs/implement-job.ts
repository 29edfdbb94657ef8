import type { z } from 'zod';
import type { Log } from '../db/log.ts';
import type { Clock } from '../lib/clock.ts';
import type { JobDefinition } from './define-job.ts';
import { checkPayload } from './payload.ts';

export type JobContext = {
  jobId: string;
  /** 1 for the first attempt. */
  attempt: number;
  log: Log;
  clock: Clock;
  /** Aborted when the attempt's time is over or the process has to end. */
  signal: AbortSignal;
};

/** A job runs at least once: a worker may die between its work and the receipt, so a handler must bear repetition. */
export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

/** `run` takes what was stored and checks it, so that a handler sees only payloads that fit. */
export type JobImplementation = { definition: JobDefinition; run: JobHandler<unknown> };

export function implementJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
  handler: JobHandler<z.output<Payload>>,
): JobImplementation {
  return { definition, run: async (raw, context) => handler(checkPayload(definition, raw), context) };
}
