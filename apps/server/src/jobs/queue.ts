import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import { connectionOf, type Transaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import type { JobDefinition } from './define-job.ts';
import { connectionExecutor, poolExecutor } from './executor.ts';
import { installQueues } from './install-queues.ts';
import { recordOf } from './job-errors.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { checkPayload, type JobSeal, sealPayload } from './payload.ts';
import { createWake, WAKE_CHANNEL, type Wake } from './wake.ts';

export type QueueOptions = {
  database: Database;
  log: Log;
  clock: Clock;
  definitions: readonly JobDefinition[];
  seal: JobSeal;
};

export type EnqueueOptions = {
  /** With the transaction of the fact that causes it, the job exists exactly when that fact does. */
  tx?: Transaction;
  startAfter?: Date;
  /** Replaces the key that the definition derives from the payload. */
  singletonKey?: string;
  /** A job with the same id is never enqueued twice. */
  id?: string;
  /** Higher comes first among jobs of one kind; 0 unless told. */
  priority?: number;
  /** What the job is about, for jobs without a key of their own: it goes when that goes. */
  about?: string;
};

export type Queue = Omit<QueueOptions, 'log'> & {
  boss: PgBoss;
  /** Told when work was ordered, here or by another process. It may not be visible yet: look for a while. */
  readonly wake: Wake;
  /** The new job's id, or null when a job with the same key or id is already there. */
  enqueue<S extends z.ZodType>(
    definition: JobDefinition<S>,
    payload: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
};

export async function createQueue({ log, ...options }: QueueOptions): Promise<Queue> {
  await installQueues(options.database, options.definitions);
  const db = poolExecutor(options.database.pool);
  const boss = new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
  boss.on('error', (error) => log.error(recordOf(error), 'the job queue reported a failure'));
  const wake = createWake();
  const known = new Set(options.definitions.map(({ name }) => name));

  const enqueue: Queue['enqueue'] = async (definition, payload, { tx, ...rest } = {}) => {
    if (!known.has(definition.name)) throw new Error(`The job ${definition.name} was not given to createQueue.`);
    const singletonKey = keyOf(definition, checkPayload(definition, payload), rest.singletonKey) ?? rest.about;
    const executor = tx ? connectionExecutor(connectionOf(tx)) : db;
    const id = await boss.send(definition.name, sealPayload(options.seal, definition, payload), {
      ...(tx ? { db: executor } : {}),
      ...(rest.id === undefined ? {} : { id: rest.id }),
      ...(rest.startAfter ? { startAfter: secondsUntil(rest.startAfter, options.clock) } : {}),
      ...(rest.priority === undefined ? {} : { priority: rest.priority }),
      ...(singletonKey === undefined ? {} : { singletonKey }),
    });
    // Other processes hear of it when it is true: a notice belongs to its transaction.
    if (options.database.kind === 'server') await executor.executeSql(`select pg_notify('${WAKE_CHANNEL}', '')`, []);
    wake.call();
    return id;
  };
  return { ...options, boss, wake, enqueue };
}

function keyOf(definition: JobDefinition, payload: unknown, given: string | undefined): string | undefined {
  if (definition.singletonKey) return given ?? definition.singletonKey(payload);
  if (given === undefined) return undefined;
  throw new Error(`The job ${definition.name} does not define a singletonKey, so a key would have no effect.`);
}

// The database compares with its own clock; a span measured on ours means the same there.
function secondsUntil(moment: Date, clock: Clock): number {
  return Math.max(0, Math.ceil((moment.getTime() - clock.now().getTime()) / 1000));
}
