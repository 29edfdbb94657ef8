import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import type { Log } from '../db/log.ts';
import type { FetchedJob } from './fetch-job.ts';
import { PermanentJobFailure, recordOf } from './job-errors.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

const PAUSES_MS = [200, 1_000, 3_000, 10_000];

export async function reportCompleted({ boss }: Queue, job: FetchedJob, log: Log): Promise<void> {
  await insist(async () => {
    await boss.complete(job.name, job.id);
    // The history says what was done and when; whom it was for is nobody's business any more.
    await boss
      .getDb()
      .executeSql(`update ${JOB_SCHEMA}.job set data = null where name = $1 and id = $2`, [job.name, job.id]);
  }, log);
}

export async function reportFailed({ boss }: Queue, job: FetchedJob, error: unknown, log: Log): Promise<void> {
  await insist(async () => {
    if (error instanceof PermanentJobFailure) {
      const noMoreRetries = `update ${JOB_SCHEMA}.job set retry_limit = retry_count where name = $1 and id = $2`;
      await boss.getDb().executeSql(noMoreRetries, [job.name, job.id]);
    }
    await boss.fail(job.name, job.id, recordOf(error));
  }, log);
}

/** A short absence of the database must not make finished work run again; a long one may, and the log says so. */
async function insist(report: () => Promise<void>, log: Log): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await report();
    } catch (error) {
      if (pause === null || !(error instanceof DatabaseUnavailableError)) {
        log.error(recordOf(error), 'how a job ended could not be stored; it will run again after its time is over');
        return;
      }
      await delay(pause);
    }
  }
}
