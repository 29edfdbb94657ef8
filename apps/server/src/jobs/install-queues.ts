import PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { withMigrationLock } from '../db/migration-lock.ts';
import { deadLetterQueueOf, type JobDefinition } from './define-job.ts';
import { connectionExecutor } from './executor.ts';
import { JOB_SCHEMA } from './job-schema.ts';

const RETENTION_DAYS = 30;

/** Creates the queue's tables and one pair of queues per job, or brings their settings up to date. What is as it should be costs one look. */
export async function installQueues(database: Database, definitions: readonly JobDefinition[]): Promise<void> {
  await withMigrationLock(database, async (client) => {
    const db = connectionExecutor(client);
    const boss = new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
    boss.on('error', () => {}); // whatever start() meets, it also throws
    await boss.start();
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const definition of definitions) {
      const dead = deadLetterQueueOf(definition);
      if (!present.has(dead)) await boss.createQueue(dead, { name: dead, retentionDays: RETENTION_DAYS });
      const settings = settingsOf(definition);
      const queue = present.get(definition.name);
      if (!queue) await boss.createQueue(definition.name, settings);
      else if (!hasSettings(queue, settings)) await boss.updateQueue(definition.name, settings);
    }
  });
}

const MINUTES_PER_DAY = 24 * 60;

function hasSettings(queue: PgBoss.Queue, { retentionDays = 0, ...settings }: PgBoss.Queue): boolean {
  const wanted = { ...settings, retentionMinutes: retentionDays * MINUTES_PER_DAY };
  return Object.entries(wanted).every(([name, value]) => queue[name as keyof PgBoss.Queue] === value);
}

function settingsOf(definition: JobDefinition): PgBoss.Queue {
  return {
    name: definition.name,
    policy: definition.singletonKey ? 'short' : 'standard',
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: definition.expireInSeconds,
    retentionDays: RETENTION_DAYS,
    deadLetter: deadLetterQueueOf(definition),
  };
}
