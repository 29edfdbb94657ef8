import { connectionOf, type Transaction } from '../db/transaction.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Removes every job that was ordered about something that is gone, those that wait and those in the history. */
export async function dropJobsAbout(tx: Transaction, about: string): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(`delete from ${JOB_SCHEMA}.job where singleton_key = $1 and state <> 'active'`, [about]);
  await connection.query(`delete from ${JOB_SCHEMA}.archive where singleton_key = $1`, [about]);
}
