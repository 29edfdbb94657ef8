import { connectionOf, type Transaction } from '../db/transaction.ts';
import type { JobDefinition } from './define-job.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Takes back whatever waits or runs under a key, in the transaction of the fact that makes it pointless. */
export async function cancelJobs(tx: Transaction, definition: JobDefinition, singletonKey: string): Promise<void> {
  await connectionOf(tx).query(
    `update ${JOB_SCHEMA}.job set state = 'cancelled', completed_on = now()
      where name = $1 and singleton_key = $2 and state < 'completed'`,
    [definition.name, singletonKey],
  );
}
