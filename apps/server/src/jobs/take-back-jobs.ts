import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

/**
 * Gives back what a process had taken up when it died, without waiting for its time to be over. Only right where no
 * other process can be working.
 */
export async function takeBackJobs({ boss, definitions }: Queue): Promise<number> {
  const names = definitions.map(({ name }) => name);
  const { rows } = await boss
    .getDb()
    .executeSql(`select name, id from ${JOB_SCHEMA}.job where state = 'active' and name = any($1)`, [names]);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { errorType: 'WorkerStopped', errorCode: null });
  }
  return rows.length;
}
