import type { FetchedJob } from './fetch-job.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

export type Lease = { seconds: number; renewMs: number };

/** Long enough for a short absence of the database; short enough for somebody who waits for their paper. */
const LEASE: Lease = { seconds: 60, renewMs: 15_000 };

/**
 * Says again and again that somebody is at work on a job. A worker that died says nothing, and the job is taken up when
 * the lease is over instead of after all the time that it may take. Jobs that may take no longer need none; neither do
 * those of the embedded database, whose only worker finds them at its start.
 */
export function holdJob(
  { boss, database }: Queue,
  job: FetchedJob,
  maySeconds: number,
  { seconds, renewMs }: Lease = LEASE,
): () => void {
  if (database.kind !== 'server' || maySeconds <= seconds) return () => {};
  const hold = () =>
    boss
      .getDb()
      .executeSql(
        `update ${JOB_SCHEMA}.job set started_on = now(), expire_in = $3::int * interval '1 second'
          where name = $1 and id = $2 and state = 'active'`,
        [job.name, job.id, seconds],
      )
      // Missed once it is said the next time; a database that stays away makes the job run again, which it must bear.
      .catch(() => undefined);
  void hold();
  const timer = setInterval(() => void hold(), renewMs);
  timer.unref();
  return () => clearInterval(timer);
}
