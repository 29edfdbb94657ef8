import type PgBoss from 'pg-boss';
import { poolExecutor } from './executor.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

export type FetchedJob = PgBoss.JobWithMetadata<unknown>;

/** The names of the queues with something to do now, the longest waiting first. */
export async function dueQueues({ boss }: Queue, names: readonly string[], includeFuture = false): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name from ${JOB_SCHEMA}.job
      where name = any($1) and state < 'active' ${includeFuture ? '' : 'and start_after < now()'}
      group by name order by min(created_on)`,
    [names],
  );
  return rows.map((row: { name: string }) => row.name);
}

/** Takes one job, so that one that fails takes no other with it. */
export async function fetchJob(queue: Queue, name: string, ignoreStartAfter = false): Promise<FetchedJob | null> {
  const pool = poolExecutor(queue.database.pool);
  let failure: unknown = null;
  // pg-boss answers "no jobs" when the database is away; the difference matters to us.
  const db: PgBoss.Db = {
    executeSql: (text, values) =>
      pool.executeSql(text, values).catch((error: unknown) => {
        failure = error;
        throw error;
      }),
  };
  const options = { batchSize: 1, includeMetadata: true, ignoreStartAfter, db } as const;
  const [job] = await queue.boss.fetch<unknown>(name, options);
  if (failure) throw failure;
  return job ?? null;
}
