import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { latestSlot, parseCron } from './cron.ts';
import type { JobDefinition } from './define-job.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

export type Schedule = { definition: JobDefinition; cron: string; payload: unknown };

const ON_TIME_MS = 2 * 60_000;
const LOOK_BACK_MINUTES = 8 * 24 * 60;

/** A job that comes round by itself, at the times of a crontab line in UTC. */
export function schedule<S extends z.ZodType>(
  definition: JobDefinition<S>,
  cron: string,
  payload: z.input<S>,
): Schedule {
  parseCron(cron);
  return { definition, cron, payload };
}

/**
 * Enqueues each slot once, whatever number of workers runs: the slot gives the job its id. A slot missed while nothing
 * ran is made up for, except on a new installation, where there is nothing to make up for.
 */
export function createScheduler(queue: Queue, schedules: readonly Schedule[]): () => Promise<void> {
  const entries = schedules.map((entry) => ({ ...entry, due: parseCron(entry.cron), done: 0 }));
  let lookedAt = Number.NaN;
  return async () => {
    const now = queue.clock.now();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute === lookedAt) return;
    for (const entry of entries) {
      const slot = latestSlot(entry.due, now, LOOK_BACK_MINUTES);
      // Any other slot, also an earlier one: a clock that had run ahead and was set right must not silence the schedule.
      if (!slot || slot.getTime() === entry.done) continue;
      const late = now.getTime() - slot.getTime() >= ON_TIME_MS;
      const id = idOf(entry.definition.name, slot);
      const history = await historyOf(queue, entry.definition.name, id);
      if (!history.enqueued && (!late || history.hasRun)) await queue.enqueue(entry.definition, entry.payload, { id });
      entry.done = slot.getTime();
    }
    lookedAt = minute;
  };
}

async function historyOf({ boss }: Queue, name: string, id: string): Promise<{ enqueued: boolean; hasRun: boolean }> {
  const { rows } = await boss.getDb().executeSql(
    `select coalesce(bool_or(id = $2), false) as "enqueued", count(*) > 0 as "hasRun"
       from (select id from ${JOB_SCHEMA}.job where name = $1
             union all select id from ${JOB_SCHEMA}.archive where name = $1) as history`,
    [name, id],
  );
  return rows[0];
}

function idOf(name: string, slot: Date): string {
  const hash = createHash('sha256').update(`${name} ${slot.toISOString()}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
