import { connectionOf, inTransaction } from '../db/transaction.ts';
import { deadLetterQueueOf } from './define-job.ts';
import { connectionExecutor } from './executor.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

export type DeadLetter = {
  id: string;
  job: string;
  failedAt: Date;
  errorType: string | null;
  errorCode: string | null;
};

export type QueueCount = { job: string; waiting: number; active: number; dead: number; age: number };

/** Jobs whose every attempt failed, newest first. What they carry stays sealed. */
export async function listDeadLetters(queue: Queue, limit = 100): Promise<DeadLetter[]> {
  const jobs = jobsByDeadLetterQueue(queue);
  const { rows } = await queue.boss.getDb().executeSql(
    `select id, name, created_on as "failedAt", output ->> 'errorType' as "errorType", output ->> 'errorCode' as "errorCode"
       from ${JOB_SCHEMA}.job where name = any($1) and state = 'created' order by created_on desc, id limit $2`,
    [[...jobs.keys()], limit],
  );
  return rows.map(({ name, ...row }) => ({ ...row, job: jobs.get(name) ?? name }));
}

/** Gives a dead letter a new life with all its attempts. False when there is none with this id. */
export async function retryDeadLetter(queue: Queue, id: string): Promise<boolean> {
  const jobs = jobsByDeadLetterQueue(queue);
  return inTransaction(queue.database, async (tx) => {
    const db = connectionExecutor(connectionOf(tx));
    const { rows } = await db.executeSql(
      `delete from ${JOB_SCHEMA}.job where name = any($1) and id = $2 and state = 'created' returning name, data`,
      [[...jobs.keys()], id],
    );
    const job = rows[0] && jobs.get(rows[0].name);
    if (!job) return false;
    // A key of its own: the letter must not vanish because a younger job of the same key happens to wait.
    await queue.boss.send(job, rows[0].data, { db, singletonKey: id });
    return true;
  });
}

/** Removes a dead letter for good. False when there is none with this id. */
export async function dropDeadLetter(queue: Queue, id: string): Promise<boolean> {
  const { rows } = await queue.boss
    .getDb()
    .executeSql(`delete from ${JOB_SCHEMA}.job where name = any($1) and id = $2 and state = 'created' returning id`, [
      [...jobsByDeadLetterQueue(queue).keys()],
      id,
    ]);
  return rows.length > 0;
}

/** How much waits, runs and lies dead, per job, those at zero included, and for how many seconds the oldest is due. */
export async function countByQueue(queue: Queue): Promise<QueueCount[]> {
  const names = queue.definitions.flatMap((definition) => [definition.name, deadLetterQueueOf(definition)]);
  const { rows } = await queue.boss.getDb().executeSql(
    `select name, count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as active,
            coalesce(ceil(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now()))), 0)::int as age
       from ${JOB_SCHEMA}.job where name = any($1) group by name`,
    [names],
  );
  const counts = new Map(
    rows.map((row: { name: string; waiting: number; active: number; age: number }) => [row.name, row]),
  );
  return queue.definitions.map((definition) => ({
    job: definition.name,
    waiting: counts.get(definition.name)?.waiting ?? 0,
    active: counts.get(definition.name)?.active ?? 0,
    dead: counts.get(deadLetterQueueOf(definition))?.waiting ?? 0,
    age: counts.get(definition.name)?.age ?? 0,
  }));
}

function jobsByDeadLetterQueue(queue: Queue): Map<string, string> {
  return new Map(queue.definitions.map((definition) => [deadLetterQueueOf(definition), definition.name]));
}
